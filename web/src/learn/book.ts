// A rulebook in parts: sections, and in each its numbered rules and what stands between them.

export interface Passage {
  rule: string | null; // its number, or null for words between the rules
  text: string; // Markdown
}

export interface Section {
  number: string; // S4; empty for the introduction
  title: string; // in Markdown, without the number
  passages: Passage[];
}

const RULE = /^- \*\*([A-Z]\d+\.\d+)\*\* /;

/** The parts of a rulebook, in its order. */
export function sectionsOf(markdown: string): Section[] {
  return markdown.split(/^(?=##? )/m).map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const [, number = "", title = ""] = /^##? (?:([A-Z]\d+) )?(.*)$/.exec(heading) ?? [];
    return { number, title, passages: passagesOf(lines) };
  });
}

function passagesOf(lines: string[]): Passage[] {
  const found: Passage[] = [];
  for (const line of lines) {
    const rule = RULE.exec(line)?.[1];
    const last = found.at(-1);
    const goesOn = last && !rule && (last.rule === null || line.startsWith(" "));
    if (goesOn) last.text += `\n${line}`;
    else if (rule) found.push({ rule, text: line.replace(RULE, "") });
    else if (line.trim()) found.push({ rule: null, text: line });
  }
  // What is indented belongs to the rule above it; out of the list it would be code.
  return found.map(({ rule, text }) => ({ rule, text: rule ? text.replace(/\n {2}/g, "\n") : text }));
}

/** Letters without accents and case, so that "decouverte" finds "Découverte". */
export const bare = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The sections with only those passages that hold all the words sought. */
export function sought(sections: Section[], wanted: string): Section[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const holds = ({ rule, text }: Passage) => words.every((word) => bare(`${rule ?? ""} ${text}`).includes(word));
  return sections
    .map((section) => ({ ...section, passages: section.passages.filter(holds) }))
    .filter((section) => section.passages.length > 0);
}
