// Icons of the heroes, wonders and discoveries of Heroes of the World; importing this loads the drawings.
import drawn from "virtual:drawings/world";
import { addDrawings } from "../../pieces/drawings";
import { tokenIcon } from "../../pieces/icons";
import names from "./icons.json";

addDrawings(drawn);

const known = (table: Record<string, string>, id: string): string | null =>
  Object.hasOwn(table, id) ? (table[id] ?? null) : null;

/** `null` for pieces of custom boxes, which show initials. */
export const heroIcon = (id: string): string | null => known(names.heroes, id);
export const wonderIcon = (id: string): string | null => known(names.wonders, id);
export const discoveryIcon = (id: string): string | null => known(names.discoveries, id);
/** The faces of the conquest die by their kind. */
export const faceIcon = (kind: string): string => known(names.faces, kind) ?? tokenIcon("die");
