// The card somebody wants to read: shown large beside it on hover and focus, on a touch screen by a long press.
import type { Attachment } from "svelte/attachments";

const WAIT = 550;

export const reading = $state<{ card: number; at: DOMRect | null }>({ card: 0, at: null });

/** Put on anything that shows a card: `{@attach readable(5)}`. */
export function readable(card: number): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      clearTimeout(timer);
      timer = setTimeout(() => Object.assign(reading, { card, at: element.getBoundingClientRect() }), WAIT);
    };
    // Delayed, because an element also loses the focus when the table is redrawn without it.
    const hide = () => {
      clearTimeout(timer);
      queueMicrotask(() => (reading.card = 0));
    };
    // A click sets the focus, too; details are shown only for focus by keyboard.
    const focus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) show();
    };
    const menu = (event: Event) => event.preventDefault(); // a long press is ours
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", show],
      ["pointerdown", show],
      ["focusin", focus],
      ["pointerleave", hide],
      ["pointerup", hide],
      ["pointercancel", hide],
      ["focusout", hide],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      hide();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
