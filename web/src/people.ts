// Names of the people at a table. Those who gave none are numbered, in the reader's own language.
import { t } from "./texts";

export const nameOf = (person: { name: string; bot: string | null }, seat: number): string =>
  person.name || t(person.bot ? "page-bot-number" : "page-player-number", { number: seat + 1 });

/** The same people, each with a name. */
export function named<P extends { name: string; bot: string | null }>(people: P[]): P[] {
  return people.map((person, seat) => ({ ...person, name: nameOf(person, seat) }));
}
