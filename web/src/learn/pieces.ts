// Everything in a game's box as a list of pieces: what the gallery shows, filters and sorts.
import { discoveryIcon, faceIcon, heroIcon, wonderIcon } from "../pieces/world";
import { cardName, heroColour, heroPicture, powerName } from "../seventh/words";
import type { Json } from "../table";
import { factsOf, type Epoch, type Facts } from "../world/view";
import { faceName, heroLife, heroName, landName, tokenName, translated, wonderAbout, wonderName } from "../world/words";
import type { Piece } from "./choosing";

export function piecesOf(game: string, facts: Json): Piece[] {
  return game === "seventh" ? seventhPieces() : worldPieces(factsOf(facts));
}

function seventhPieces(): Piece[] {
  return [1, 2, 3, 4, 5, 6, 7].map((value) => ({
    id: String(value),
    kind: "heroes",
    name: cardName(value),
    icon: heroPicture(value),
    band: heroColour(value),
    epoch: null,
    lands: [],
    numbers: { value },
    title: powerName(value),
    about: "",
    rule: `S6.${value}`,
    ours: false,
  }));
}

const BANDS: Record<string, string> = { conqueror: "#a0423a", discoverer: "#3b6a92", balanced: "#55753f" };
const EPOCHS: Record<Epoch, string> = { ancient: "#7d6426", modern: "#8f4f22" };

function worldPieces(facts: Facts): Piece[] {
  const common = { icon: null, lands: [], numbers: {}, title: "", about: "", ours: false };
  const heroes = Object.entries(facts.heroes).map(([id, hero]) => ({
    ...{ ...common, id, kind: "heroes" as const, name: heroName(facts, id), icon: heroIcon(id), rule: "H0.5" },
    band: BANDS[hero.orientation] ?? "var(--accent)",
    epoch: hero.epoch,
    lands: hero.territories,
    numbers: {
      population: hero.population,
      discovery: hero.discovery["2"] ?? 0,
      conquest: hero.conquest,
      treasure: hero.treasure,
    },
    title: heroLife(facts, id),
    about: translated(hero.about),
    ours: !hero.printed.includes("values"),
  }));
  const discoveries = Object.entries(facts.discoveries).map(([id, token]) => ({
    ...{ ...common, id, kind: "discoveries" as const, name: tokenName(facts, id), icon: discoveryIcon(id), rule: "H9.5" },
    band: EPOCHS[token.epoch],
    epoch: token.epoch,
    numbers: { value: token.value },
    ours: !token.printed.includes("value"),
  }));
  const wonders = Object.entries(facts.wonders).map(([id, wonder]) => ({
    ...{ ...common, id, kind: "wonders" as const, name: wonderName(facts, id), icon: wonderIcon(id), rule: "H9.6" },
    band: EPOCHS[wonder.epoch],
    epoch: wonder.epoch,
    numbers: { value: wonder.points },
    about: wonderAbout(facts, id),
    ours: !wonder.printed.includes("power"),
  }));
  const territories = Object.entries(facts.territories).map(([id, land]) => ({
    ...{ ...common, id, kind: "territories" as const, name: landName(facts, id), rule: "H9.2" },
    band: EPOCHS[land.epoch],
    epoch: land.epoch,
    lands: land.neighbours,
    numbers: { value: land.spaces },
  }));
  const die = facts.die.map((face, index) => ({
    ...{ ...common, id: String(index + 1), kind: "die" as const, name: faceName(facts, index + 1), icon: faceIcon(face.kind), rule: "H9.4" },
    band: "#7a2d22",
    epoch: null,
    about: translated(face.about),
  }));
  return [...heroes, ...discoveries, ...wonders, ...territories, ...die];
}
