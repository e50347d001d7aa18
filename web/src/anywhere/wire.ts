// What the page and the workers say to each other.

/** From the page to the hall's worker. */
export type ToHall =
  | { type: "start"; base: string } // where the hall's files are
  | { type: "ask"; id: number; method: string; path: string; body: string; token: string }
  | { type: "open"; line: number; table: string; steal: boolean }
  | { type: "say"; line: number; text: string }
  | { type: "shut"; line: number };

/** From the hall's worker to the page. */
export type FromHall =
  | { type: "progress"; share: number }
  | { type: "ready"; kept: boolean } // whether the browser keeps tables
  | { type: "failed"; why: string }
  | { type: "answer"; id: number; ok: boolean; text: string }
  | { type: "heard"; line: number; text: string }
  | { type: "shut"; line: number };

/** From the hall to the bots' worker, and back. */
export type ToBots = { type: "start"; base: string } | { type: "ask"; id: number; what: string; question: string };
export type FromBots =
  { type: "ready" } | { type: "answer"; id: number; text: string } | { type: "failed"; id: number; why: string };
