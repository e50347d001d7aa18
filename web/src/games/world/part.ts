// What the parts of the prompt are given.
import type { Person } from "../../table";
import type { Facts, WorldView } from "./view";

export interface Part {
  view: WorldView;
  facts: Facts;
  people: Person[];
  moves: string[];
  choose: (move: string) => void;
  advised: string | null;
}
