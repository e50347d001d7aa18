// What the viewer is about to choose: shared by the prompt (where it is hovered) and the board (where it is shown).
import type { Attachment } from "svelte/attachments";

/** `clue`: a hand card is to be chosen; `ready`: the hero that a 3 readies; `forbid`: the player a 4 is against. */
export type Mode = "clue" | "ready" | "forbid" | null;

export const choosing = $state<{ move: string | null; mode: Mode }>({ move: null, mode: null });

/** For a button: its move is shown on the table while it is hovered or focused. `{@attach previews("pass")}` */
export function previews(move: string): Attachment<HTMLElement> {
  return (button) => {
    const show = () => (choosing.move = move);
    // Delayed, because a button also loses the focus when the table is redrawn without it.
    const hide = () =>
      queueMicrotask(() => {
        if (choosing.move === move) choosing.move = null;
      });
    const starts = touch.matches ? [] : ["mouseenter", "focus"];
    const ends = touch.matches ? ["blur"] : ["mouseleave", "blur"];
    for (const name of starts) button.addEventListener(name, show);
    for (const name of ends) button.addEventListener(name, hide);
    return () => {
      for (const name of starts) button.removeEventListener(name, show);
      for (const name of ends) button.removeEventListener(name, hide);
      hide();
    };
  };
}

/** On a touch screen the first tap shows a choice, the second makes it. */
export const touch = matchMedia("(hover: none)");

/** Forget what was being chosen. */
export function settle(): void {
  choosing.move = null;
  choosing.mode = null;
}
