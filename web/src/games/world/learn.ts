// Heroes of the World for learners: its pieces, figures beside its rules, numbers for its lesson.
import type { Filter, LearnPart } from "../../learn/part";
import type { Json } from "../../table";
import { t } from "../../texts";
import Figure from "./Figure.svelte";
import PieceCard from "./PieceCard.svelte";
import { pieces } from "./pieces";
import { factsOf } from "./view";
import { landName, translated } from "./words";

function epochs(): Filter {
  const values = ["", "ancient", "modern"].map((value) => ({ value, label: t(`gallery-epoch-${value || "all"}`) }));
  return { name: "epoch", label: t("gallery-epoch"), values };
}

function lands(facts: Json, all: string): Filter {
  const world = factsOf(facts);
  const values = Object.keys(world.territories).map((land) => ({ value: land, label: landName(world, land) }));
  return { name: "land", label: t("gallery-land"), values: [{ value: "", label: t(all) }, ...values] };
}

const part: LearnPart = {
  terms: (facts) =>
    Object.fromEntries(Object.entries(factsOf(facts).discoveries).map(([id, token]) => [id, token.value])),
  box(facts) {
    const { box } = factsOf(facts);
    return { title: translated(box.title), about: translated(box.about) };
  },
  pieces: (facts) => pieces(factsOf(facts)),
  filters(facts, kind) {
    if (kind === "heroes") return [epochs(), lands(facts, "gallery-land-all")];
    if (kind === "territories") return [epochs(), lands(facts, "gallery-beside-all")];
    return kind === "die" ? [] : [epochs()];
  },
  PieceCard,
  Figure,
};
export default part;
