// The choices for a new table, and the request made from them. Pure: no page, no server.
import type { ClockChoice, GameInfo, NewSeat, NewTable } from "../protocol";
import type { Mode } from "../route.svelte";

export interface Wish {
  game: string;
  players: number;
  levels: string[]; // of the bots, by seat; the first is not used
  people: string[]; // names at this device; only the first unless the device is passed
  edition: string;
  options: Record<string, string | number>; // where they differ from the edition
  box: string | null;
  pace: NonNullable<NewTable["pace"]>;
  clock: ClockChoice["kind"];
  hints: boolean;
  aids: boolean; // the table tells each seat what it could work out by itself
  rated: boolean; // on a server with ratings
  wait: boolean; // begin only when the guests are there
}

export const BOT_NAMES = [
  "Nora",
  "Iris",
  "Bruno",
  "Otto",
  "Ada",
  "Emil",
  "Lena",
  "Hugo",
  "Mila",
  "Paul",
  "Zoë",
  "Anton",
];

/** The usual table of a game. */
export function usual(game: GameInfo, mode: Mode): Wish {
  const level = game.levels.includes("medium") ? "medium" : (game.levels.at(-1) ?? "random");
  const players = game.default_players;
  return {
    game: game.name,
    players,
    levels: Array.from({ length: game.max_players }, () => level),
    people: Array.from({ length: mode === "device" ? players : 1 }, () => ""),
    edition: Object.keys(game.editions)[0] ?? "",
    options: {},
    box: null,
    pace: "calm",
    clock: "none",
    hints: mode === "bots",
    aids: game.aids,
    rated: true,
    wait: mode === "friends",
  };
}

/** Stored choices, checked against the present game; invalid ones go back to the default. */
export function fitted(kept: Partial<Wish>, game: GameInfo, mode: Mode): Wish {
  const wish = { ...usual(game, mode), ...kept, game: game.name, box: null };
  wish.players = Math.min(Math.max(wish.players, game.min_players), game.max_players);
  if (!(wish.edition in game.editions)) wish.edition = Object.keys(game.editions)[0] ?? "";
  wish.options = Object.fromEntries(
    Object.entries(wish.options).filter(([name, value]) =>
      game.options.find((one) => one.name === name)?.values.includes(value),
    ),
  );
  wish.levels = usual(game, mode).levels.map((level, seat) =>
    game.levels.includes(wish.levels[seat] ?? "") ? wish.levels[seat]! : level,
  );
  wish.people = wish.people.slice(0, mode === "device" ? wish.players : 1);
  return wish;
}

/** The value of an option: chosen, or the edition's, or the default. */
export function valueOf(wish: Wish, game: GameInfo, name: string): string | number {
  const option = game.options.find((one) => one.name === name);
  return wish.options[name] ?? game.editions[wish.edition]?.[name] ?? option?.default ?? "";
}

/** The same choices with one option set; the edition's own values are not stored. */
export function withOption(wish: Wish, game: GameInfo, name: string, value: string | number): Wish {
  const { [name]: _before, ...others } = wish.options;
  const plain = { ...wish, options: others };
  return valueOf(plain, game, name) === value ? plain : { ...wish, options: { ...others, [name]: value } };
}

/** The request for a table. People without a name stay nameless: everybody sees them numbered in their own language. */
export function request(wish: Wish, mode: Mode, name: string, names = shuffled(BOT_NAMES)): NewTable {
  const free = names.filter((each) => each !== name && !wish.people.includes(each));
  const seats: NewSeat[] = Array.from({ length: wish.players }, (_, seat) => {
    if (seat < wish.people.length) return { name: (mode === "device" ? wish.people[seat] : name) ?? "", bot: null };
    return { name: free[seat] ?? "", bot: wish.levels[seat] ?? "random" };
  });
  return {
    game: wish.game,
    players: wish.players,
    options: { edition: wish.edition, ...wish.options },
    box: wish.box,
    seats,
    pace: wish.pace,
    clock: { kind: mode === "friends" ? wish.clock : "none" },
    hints: wish.hints,
    aids: wish.aids,
    watch: true,
    paused: mode === "friends" && wish.wait,
  };
}

function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ thing }) => thing);
}
