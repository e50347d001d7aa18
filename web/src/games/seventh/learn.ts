// Seventh Hero for learners: its cards, figures beside its rules, names for its lesson.
import type { LearnPart } from "../../learn/part";
import { t } from "../../texts";
import Figure from "./Figure.svelte";
import PieceCard from "./PieceCard.svelte";
import { cardName, heroColour, heroPicture, powerName, requirementName } from "./words";

const VALUES = [1, 2, 3, 4, 5, 6, 7];
const PLAYERS = ["3", "4", "5"];
const USUAL = "4";

const part: LearnPart = {
  terms: () => Object.fromEntries(VALUES.map((value) => [`hero${value}`, cardName(value)])),
  pieces: (_, chosen) =>
    VALUES.map((value) => ({
      ...{
        id: String(value),
        kind: "heroes",
        name: cardName(value),
        icon: heroPicture(value),
        band: heroColour(value),
      },
      ...{ tags: {}, numbers: { value }, title: powerName(value), rule: `S6.${value}` },
      lines: [
        {
          text: t("page-seventh-requires", { requirement: requirementName(value, Number(chosen["players"] ?? USUAL)) }),
        },
      ],
    })),
  filters: () => [
    {
      name: "players",
      label: t("page-players"),
      start: USUAL,
      values: PLAYERS.map((value) => ({ value, label: t("gallery-players", { count: value }) })),
    },
  ],
  PieceCard,
  Figure,
  beside: (rule) => rule.startsWith("S6."),
};
export default part;
