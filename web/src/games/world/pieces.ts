// Everything in the box as a list of pieces: what the gallery shows, filters and sorts.
import type { Line, Piece } from "../../learn/part";
import { t } from "../../texts";
import { discoveryIcon, faceIcon, heroIcon, wonderIcon } from "./icons";
import type { Epoch, Facts } from "./view";
import {
  faceName,
  heroLife,
  heroName,
  landName,
  oursPower,
  oursValues,
  tokenName,
  translated,
  wonderAbout,
  wonderName,
} from "./words";

const BANDS: Record<string, string> = { conqueror: "#a0423a", discoverer: "#3b6a92", balanced: "#55753f" };
const EPOCHS: Record<Epoch, string> = { ancient: "#7d6426", modern: "#8f4f22" };

/** The texts about a piece, in this order: its values, where, when, its story, and where the numbers come from. */
function lines(own: Line[], epoch: Epoch | null, about: string, ours: string): Line[] {
  return [
    ...own,
    ...(epoch ? [{ text: t(`gallery-epoch-${epoch}`), soft: true }] : []),
    ...(about ? [{ text: about }] : []),
    ...(ours ? [{ text: ours, soft: true }] : []),
  ];
}

export function pieces(facts: Facts): Piece[] {
  const named = (lands: string[]) => lands.map((land) => landName(facts, land)).join(", ");
  const heroes = Object.entries(facts.heroes).map(([id, hero]) => {
    const numbers = {
      population: hero.population,
      discovery: hero.discovery["2"] ?? 0,
      conquest: hero.conquest,
      treasure: hero.treasure,
    };
    return {
      ...{
        id,
        kind: "heroes",
        name: heroName(facts, id),
        icon: heroIcon(id),
        title: heroLife(facts, id),
        rule: "H0.5",
      },
      band: BANDS[hero.orientation] ?? "var(--accent)",
      tags: { epoch: [hero.epoch], land: hero.territories },
      numbers,
      counts: Object.entries(numbers).map(([measure, count]) => ({ label: t(`page-world-value-${measure}`), count })),
      lines: lines(
        [{ label: t("gallery-acts-in"), text: named(hero.territories) }],
        hero.epoch,
        translated(hero.about),
        oursValues(hero.printed, "values"),
      ),
    };
  });
  const discoveries = Object.entries(facts.discoveries).map(([id, token]) => ({
    ...{ id, kind: "discoveries", name: tokenName(facts, id), icon: discoveryIcon(id), title: "", rule: "H9.5" },
    band: EPOCHS[token.epoch],
    tags: { epoch: [token.epoch] },
    numbers: { value: token.value },
    lines: lines(
      [{ text: t("gallery-worth", { points: token.value }) }],
      token.epoch,
      "",
      oursValues(token.printed, "value"),
    ),
  }));
  const wonders = Object.entries(facts.wonders).map(([id, wonder]) => ({
    ...{ id, kind: "wonders", name: wonderName(facts, id), icon: wonderIcon(id), title: "", rule: "H9.6" },
    band: EPOCHS[wonder.epoch],
    tags: { epoch: [wonder.epoch] },
    numbers: { value: wonder.points },
    lines: lines([], wonder.epoch, wonderAbout(facts, id), oursPower(facts, id)),
  }));
  const territories = Object.entries(facts.territories).map(([id, land]) => ({
    ...{ id, kind: "territories", name: landName(facts, id), icon: null, title: "", rule: "H9.2" },
    band: EPOCHS[land.epoch],
    tags: { epoch: [land.epoch], land: land.neighbours },
    numbers: { value: land.spaces },
    lines: lines(
      [
        { text: t("gallery-spaces", { count: land.spaces }) },
        { label: t("gallery-beside"), text: named(land.neighbours) },
      ],
      land.epoch,
      "",
      "",
    ),
  }));
  const die = facts.die.map((face, index) => ({
    ...{
      id: String(index + 1),
      kind: "die",
      name: faceName(facts, index + 1),
      icon: faceIcon(face.kind),
      title: "",
      rule: "H9.4",
    },
    band: "#7a2d22",
    tags: {},
    numbers: {},
    lines: lines([], null, translated(face.about), ""),
  }));
  return [...heroes, ...discoveries, ...wonders, ...territories, ...die];
}
