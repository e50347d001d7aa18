// Details on hover, focus and long press: says which piece is being looked at. What comes under a resting pointer is not.
import { untrack } from "svelte";
import type { Action } from "svelte/action";
import { picking, type Looked } from "./picked.svelte";

const LONG = 420; // ms
const PATIENCE = { hero: 150, wonder: 150, seat: 250, bag: 150, discovery: 150, territory: 700 }; // ms of hovering

/** `use:detail={{ kind: "hero", id: "plato" }}` */
export const detail: Action<HTMLElement, Looked> = (node, looked) => {
  let present = looked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let met = false; // the pointer has moved over it since it came here
  const show = () => {
    const { left, right } = node.getBoundingClientRect();
    picking.lookedAtLeft = (left + right) / 2 < innerWidth * 0.42;
    picking.looked = present;
  };
  const hide = () => {
    clearTimeout(timer);
    if (untrack(() => picking.looked) === present) picking.looked = null;
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(show, PATIENCE[present.kind]);
  };
  const move = (event: PointerEvent) => {
    if (met || event.pointerType === "touch") return;
    met = true;
    wait();
  };
  const leave = () => {
    met = false;
    hide();
  };
  const press = (event: PointerEvent) => {
    held = false;
    if (event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      held = true;
      show();
    }, LONG);
  };
  const release = () => clearTimeout(timer);
  /** A long press looks at a piece, it does not choose it. */
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const visible = () => node.matches(":focus-visible") && wait();
  const listeners: [string, (event: never) => unknown][] = [
    ["pointermove", move],
    ["pointerleave", leave],
    ["pointerdown", press],
    ["pointerup", release],
    ["pointercancel", hide],
    ["focus", visible],
    ["blur", hide],
  ];
  for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update(next: Looked) {
      if (next.kind === present.kind && next.id === present.id) return; // a new object, but the same piece
      leave();
      present = next;
    },
    destroy() {
      hide();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
};
