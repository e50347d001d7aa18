// What a choice would do to the parties, as the engine predicts it: shown on the seven places while the choice is hovered
// or focused.
import type { SeventhView } from "./view";

/** `new`, `double` and `win` happen where a hero arrives; `leaves`, `used` and `ready` to a hero that is there. */
export type Mark = "new" | "double" | "win" | "leaves" | "used" | "ready";

export interface Consequence {
  seat: number;
  value: number;
  mark: Mark;
  sure: boolean; // false: only if the hidden hero has this value
  chance?: number; // how likely that is, at a table with aids
}

/** What `move` would mean for the parties, by what the one who may make it knows. */
export function consequences(move: string, view: SeventhView): Consequence[] {
  const forecast = view.decision?.forecasts?.[move] as { marks?: Consequence[] } | undefined;
  return forecast?.marks ?? [];
}
