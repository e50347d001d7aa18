// The loaded drawings: common ones from the start, those of a game when its table or gallery is opened.
import common from "virtual:drawings/common";

const drawings = new Map(Object.entries(common));

export function addDrawings(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) drawings.set(name, body);
}

/** The inside of the SVG of this name. */
export const drawing = (name: string): string => drawings.get(name) ?? "";
