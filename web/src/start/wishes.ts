// The choices for a new table that this browser remembers, by the way to play and by game, and tables opened with them.
import { openTable } from "../api";
import { sitDown } from "../places";
import type { GameInfo, Games, NewTable } from "../protocol";
import { go, type Mode } from "../route.svelte";
import { settings } from "../settings.svelte";
import { myKey } from "../together/me";
import { fitted, request, type Wish } from "./wish";

const key = (mode: Mode, game: string): string => `herohall-wish-${mode}-${game}`;
const lastKey = (mode: Mode): string => `herohall-game-${mode}`;

/** The table a person would want: as they chose it last time. */
export function wishFor(game: GameInfo, mode: Mode): Wish {
  try {
    return fitted(JSON.parse(localStorage.getItem(key(mode, game.name)) ?? "{}") as Partial<Wish>, game, mode);
  } catch {
    return fitted({}, game, mode);
  }
}

/** The game that was chosen last. */
export const lastGame = (mode: Mode): string | null => localStorage.getItem(lastKey(mode));

export function keepWish(wish: Wish, mode: Mode): void {
  localStorage.setItem(key(mode, wish.game), JSON.stringify(wish));
  localStorage.setItem(lastKey(mode), wish.game);
}

/** Open a table and go there. */
export async function openAs(wish: Wish, mode: Mode, house: Games): Promise<void> {
  const wanted: NewTable = request(wish, mode, settings.name);
  const rated = house.ratings && mode === "friends" ? { rated: wish.rated, person: myKey() } : {};
  const seated = await openTable({ ...wanted, ...rated });
  sitDown(seated, wish.game);
  go(`#table/${seated.table}`);
}
