/**
 * Which drawing stands for what on every table. Names are those of the game-icons collection. The build bundles exactly
 * the drawings named here and in `games/<name>/icons.json` (`tools/drawings.ts`); this file only has names, so that the
 * build can read it.
 */

/** Everything else on the tables, by its name there. */
const TOKENS = {
  coin: "crown-coin",
  figure: "meeple",
  rider: "mounted-knight",
  discovery: "idea",
  conquest: "crossed-swords",
  treasure: "coins",
  wonder: "greek-temple",
  bag: "swap-bag",
  die: "rolling-dices",
  migration: "footsteps",
  convert: "trade",
  conqueror: "crossed-swords",
  discoverer: "compass",
  balanced: "scales",
  eye: "semi-closed-eye",
  hand: "poker-hand",
  eliminated: "tombstone",
  wandering: "hooded-figure",
  laurel: "laurels",
  winner: "laurel-crown",
  requirement: "wax-seal",
  clue: "magnifying-glass",
  yes: "check-mark",
  no: "cross-mark",
  recruit: "shaking-hands",
  pass: "player-next",
} as const;

export type Token = keyof typeof TOKENS;

/** The start page: ways to play. */
export const START = {
  bots: "meeple-king",
  device: "card-exchange",
  friends: "tabletop-players",
  learn: "graduate-cap",
  daily: "sunrise",
  puzzles: "jigsaw-piece",
};

export const tokenIcon = (token: Token): string => TOKENS[token];

/** At most two letters for something without a drawing: "Emmy Noether" → "EN". */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0]?.[0] ?? "?";
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? "") : "";
  return (first + last).toUpperCase();
}

/** Every name above. */
export const COMMON: string[] = [...Object.values(TOKENS), ...Object.values(START)];
