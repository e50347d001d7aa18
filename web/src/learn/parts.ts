// The parts of a table a lesson can point at, by name: `seat-1`, `territory-india`, `hero-ezana`, `hand`, …

/** A face marks its parts `data-part="hand"`, or by an attribute of their kind: `data-territory="india"`. */
function selectorOf(name: string): string {
  const [, kind, id] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  return `[data-part="${name}"], [data-spot="${name}"]${kind ? `, [data-${kind}="${id}"]` : ""}`;
}

const shown = (part: Element): boolean => part.getClientRects().length > 0;

/** The parts named, or better the very button that makes the move the learner is asked for. */
export function partsOf(names: string[], move: string | null): Element[] {
  const button = move === null ? null : document.querySelector(`[data-move="${move}"]`);
  if (button && shown(button)) return [button];
  return names.flatMap((name) => [...document.querySelectorAll(selectorOf(name))].filter(shown).slice(0, 1));
}
