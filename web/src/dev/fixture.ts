// One moment of a game for the bench, made with the real engine by tools/fixtures.py.
import type { CommonView, GameEvent, Json, Person } from "../table";

export interface Fixture {
  view: CommonView;
  events: GameEvent[];
  people: Person[];
  facts: Json;
  aid?: Json;
}
