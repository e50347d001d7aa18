// What the viewer is about to choose: shared by the prompt (where it is hovered) and the board (where it is shown).

/** `clue`: a hand card is to be chosen; `ready`: the hero that a 3 readies. */
export type Mode = "clue" | "ready" | null;

export const choosing = $state<{ move: string | null; mode: Mode }>({ move: null, mode: null });

/** For a button: its move is shown on the table while it is hovered or focused. */
export function previews(move: string) {
  const show = () => (choosing.move = move);
  const hide = () => {
    if (choosing.move === move) choosing.move = null;
  };
  return { onmouseenter: show, onmouseleave: hide, onfocus: show, onblur: hide };
}

/** Nothing is being chosen any more. */
export function settle(): void {
  choosing.move = null;
  choosing.mode = null;
}
