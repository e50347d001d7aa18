// The drawings at hand: those of every table from the start, those of the world when its table (or the gallery) is opened.
import common from "virtual:drawings/common";
import { OWN } from "./icons";

const drawings = new Map(Object.entries({ ...common, ...OWN }));

export function addDrawings(more: Record<string, string>): void {
  for (const [name, body] of Object.entries(more)) drawings.set(name, body);
}

/** The inside of the SVG of this name. */
export const drawing = (name: string): string => drawings.get(name) ?? "";
