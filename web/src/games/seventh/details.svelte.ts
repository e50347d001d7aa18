// The card somebody wants to read: shown large beside it on hover and focus, on a touch screen by a long press. A card that
// comes under a resting pointer is not meant.
import type { Attachment } from "svelte/attachments";

const WAIT = 550;

export const reading = $state<{ card: number; at: DOMRect | null }>({ card: 0, at: null });

/** Put on anything that shows a card: `{@attach readable(5)}`. */
export function readable(card: number): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let met = false; // the pointer has moved over it since it came here
    const show = () => {
      clearTimeout(timer);
      timer = setTimeout(() => Object.assign(reading, { card, at: element.getBoundingClientRect() }), WAIT);
    };
    // Delayed, because an element also loses the focus when the table is redrawn without it.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => (reading.card = 0));
    };
    const move = (event: PointerEvent) => {
      if (met || event.pointerType === "touch") return;
      met = true;
      show();
    };
    const leave = () => {
      met = false;
      hide();
    };
    // A click sets the focus, too; details are shown only for focus by keyboard.
    const focus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show();
    };
    const menu = (event: Event) => event.preventDefault(); // a long press is ours
    const listeners: [string, (event: never) => void][] = [
      ["pointermove", move],
      ["pointerdown", show],
      ["focusin", focus],
      ["pointerleave", leave],
      ["pointerup", hide],
      ["pointercancel", hide],
      ["focusout", hide],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  };
}
