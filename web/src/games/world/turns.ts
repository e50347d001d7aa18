// A turn told in one line: which hero came, who settled where, who was attacked, what was scored, and where on the map.
import type { GameEvent, Person } from "../../table";
import { t } from "../../texts";
import type { Facts } from "./view";
import { faceName, heroName, landName, seatName, tokenWithValue, wonderName } from "./words";

export interface Turn {
  seat: number;
  hero: string | null;
  parts: string[]; // in words, in order
  lands: string[]; // where something happened, the latest last
}

/** The turns in a part of the log; population placed at the start of an epoch counts as one turn for each seat. */
export function turnsIn(events: GameEvent[], people: Person[], facts: Facts): Turn[] {
  const found: { seat: number; events: GameEvent[] }[] = [];
  const placing = new Map<number, (typeof found)[number]>();
  for (const event of events) {
    const seat = Number(event["seat"]);
    if (event.event === "turn") found.push({ seat, events: [] });
    else if (event.event === "placed") {
      const turn = placing.get(seat) ?? { seat, events: [] };
      if (!turn.events.length) found.push(turn);
      placing.set(seat, turn);
      turn.events.push(event);
    } else {
      if (!found.length && "seat" in event) found.push({ seat, events: [] });
      found.at(-1)?.events.push(event);
    }
  }
  const turns = found.map((turn) => told(turn.seat, turn.events, people, facts));
  return turns.filter((turn) => turn.parts.length > 0 || turn.hero !== null);
}

/** The turn that is being played, or the one just finished. */
export function lastTurn(log: GameEvent[], people: Person[], facts: Facts): Turn | null {
  const start = log.findLastIndex((event) => event.event === "turn");
  return start < 0 ? null : (turnsIn(log.slice(start), people, facts)[0] ?? null);
}

function told(seat: number, events: GameEvent[], people: Person[], facts: Facts): Turn {
  const counts = new Map<string, number>(); // figures by where they went
  const parts: string[] = [];
  const lands: string[] = [];
  let hero: string | null = null;
  const add = (way: string, count: number) => {
    if (!counts.has(way)) parts.push(way);
    counts.set(way, (counts.get(way) ?? 0) + count);
  };
  events.forEach((event, index) => {
    const land = "territory" in event ? String(event["territory"]) : "";
    const territory = land ? landName(facts, land) : "";
    const later = events.slice(index + 1);
    switch (event.event) {
      case "played":
        hero = String(event["hero"]);
        break;
      case "placed":
      case "settled":
        add(`→ ${territory}`, 1);
        break;
      case "reinforced":
        add(`→ ${territory}`, Number(event["count"]));
        break;
      case "migrated":
        add(`${landName(facts, String(event["origin"]))} → ${territory}`, 1);
        break;
      case "discovered":
        parts.push(`${tokenWithValue(facts, String(event["discovery"]))} → ${territory}`);
        break;
      case "attacked":
        parts.push(
          t("page-world-told-attack", {
            rival: seatName(people, Number(event["rival"])),
            territory,
            result: result(later, facts),
          }),
        );
        break;
      case "scoring":
        parts.push(t("page-world-told-scored", { territory, points: pointsIn(land, later, people) }));
        break;
      case "built":
        parts.push(t("page-world-told-built", { wonder: wonderName(facts, String(event["wonder"])) }));
        break;
      case "used":
        if (event["seat"] === seat) parts.push(wonderName(facts, String(event["wonder"])));
        break;
      case "converted":
        add(t("page-world-told-converted"), 1);
        break;
      case "epoch_began":
        parts.push(t("page-world-epoch-modern"));
        break;
      default:
        return;
    }
    if (land) lands.push(land);
  });
  return { seat, hero, parts: parts.map((part) => (counts.has(part) ? `${counts.get(part)} ${part}` : part)), lands };
}

/** What came of an attack: the face that counted, or nothing where a wall stood. */
function result(later: GameEvent[], facts: Facts): string {
  const end = later.findIndex((event) => event.event === "attacked" || event.event === "turn");
  const faces = later
    .slice(0, end < 0 ? undefined : end)
    .filter((event) => event.event === "rolled" || event.event === "kept");
  const face = faces.at(-1)?.["face"];
  return face === undefined ? "…" : faceName(facts, Number(face));
}

function pointsIn(land: string, later: GameEvent[], people: Person[]): string {
  const scored = later.filter((event) => event.event === "scored" && event["territory"] === land);
  return (
    scored.map((event) => `${seatName(people, Number(event["seat"]))} +${Number(event["points"])}`).join(", ") || "–"
  );
}

/** A turn as a sentence: "Rosa: Fu Hao, 4 → China, attacks Anton (China): carnage". */
export function turnWords(turn: Turn, people: Person[], facts: Facts): string {
  return `${seatName(people, turn.seat)}: ${[...(turn.hero ? [heroName(facts, turn.hero)] : []), ...turn.parts].join(", ")}`;
}
