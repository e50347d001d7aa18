// What the page knows about a game before it is opened: its icon and the letter of its rules, found by its folder.
import { tokenIcon } from "./pieces/icons";

interface Door {
  icon: string; // a name of the game-icons collection
  letter?: string; // its rules are called S1.2, S1.3 …; none without a rulebook
}

const found = import.meta.glob<Door>("./games/*/door.json", { eager: true, import: "default" });
const DOORS = new Map(Object.entries(found).map(([file, door]) => [file.split("/")[2] ?? "", door]));

/** The games that have a folder in the page. */
export const doors: string[] = [...DOORS.keys()].sort();

/** Those with a rulebook. */
export const books: string[] = doors.filter((game) => DOORS.get(game)?.letter);

export const gameIcon = (game: string): string => DOORS.get(game)?.icon ?? tokenIcon("laurel");

/** The game a rule like S4.2 belongs to. */
export const gameOfRule = (rule: string): string | undefined =>
  doors.find((game) => DOORS.get(game)?.letter === rule[0]);
