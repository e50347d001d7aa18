// Positions in few words, for the tests.
import type { SeventhView } from "./view";

type Few = Partial<SeventhView> & { parties?: number[][]; used?: number[][] };

export function table({ parties = [[], [], [], []], used = [], ...rest }: Few): SeventhView {
  return {
    game: "seventh",
    players: parties.length,
    options: { values: 7, copies: 11, clue: "identical" },
    viewer: 0,
    decision: null,
    over: false,
    scores: parties.map((party) => party.length),
    ranking: null,
    turn: 1,
    active: 3,
    requirement: 4,
    fits: [1, 3, 5, 7],
    ignored: false,
    unmatched: false,
    deck: 30,
    discard: [],
    seats: parties.map((party, seat) => ({ party, used: used[seat] ?? [], hand_size: 5, eliminated: [] })),
    hand: [],
    wandering: null,
    clues: [],
    window: null,
    announced: [],
    doubled: null,
    ...rest,
  };
}
