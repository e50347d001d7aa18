// Icons of the heroes of Seventh Hero and their powers; importing this loads the drawings.
import drawn from "virtual:drawings/seventh";
import { addDrawings } from "../../pieces/drawings";
import { tokenIcon } from "../../pieces/icons";
import names from "./icons.json";

addDrawings(drawn);

/** The hero with this value, 1–7. */
export const seventhIcon = (value: number, theme = "classic"): string =>
  (theme === "dragon" ? names.dragon : names.classic)[value - 1] ?? tokenIcon("laurel");

/** The power of a hero. */
export const powerIcon = (value: number): string => names.powers[value - 1] ?? tokenIcon("laurel");
