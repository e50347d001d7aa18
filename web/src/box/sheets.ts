// The tables of a box while somebody enters cards: pure changes of them. What may stand in a cell only the engine knows.
import type { BoxForm, ColumnForm, SheetForm } from "../protocol";

/** By file; the first line of each table names its columns. */
export type Sheets = BoxForm["own"];

/** Which column is entered where several usually hold the same: the language of the page, the edition one owns. */
export type Leads = Record<string, string>;

/** A card by its file and its place among the lines, from 0. */
export interface Spot {
  file: string;
  at: number;
}

const HEADER = 1;

/** The number of a line in its file, as the engine counts: from 1, with the header. */
export const lineOf = (at: number): number => at + HEADER + 1;

export const linesOf = (sheets: Sheets, file: string): string[][] => (sheets[file] ?? []).slice(HEADER);

export function cellOf(sheets: Sheets, { file, at }: Spot, column: string): string {
  const place = sheets[file]?.[0]?.indexOf(column) ?? -1;
  return at < 0 ? "" : (sheets[file]?.[at + HEADER]?.[place] ?? "");
}

/** Where the value of a column is: in its line, or where each line is a key and its value, in the line of that key. */
export function placeOf(sheets: Sheets, form: SheetForm, spot: Spot, column: string): Spot & { column: string } {
  if (!form.keyed) return { ...spot, column };
  const at = linesOf(sheets, form.file).findIndex(([key]) => key === column);
  return { file: form.file, at, column: sheets[form.file]?.[0]?.[1] ?? "" };
}

export function valueOf(sheets: Sheets, form: SheetForm, spot: Spot, column: string): string {
  const place = placeOf(sheets, form, spot, column);
  return cellOf(sheets, place, place.column);
}

function withValue(sheets: Sheets, form: SheetForm, spot: Spot, column: string, value: string): Sheets {
  const { file, at, column: wanted } = placeOf(sheets, form, spot, column);
  const [header = [], ...lines] = sheets[file] ?? [];
  const line = header.map((name, place) => (name === wanted ? value : (lines[at]?.[place] ?? "")));
  return { ...sheets, [file]: [header, ...lines.map((old, number) => (number === at ? line : old))] };
}

/** Another value in one cell; cells that held the same follow it, and so does an id that was made from the name. */
export function changed(sheets: Sheets, form: SheetForm, spot: Spot, column: ColumnForm, value: string): Sheets {
  const plain = value.replace(/\s*[\r\n]+\s*/g, " "); // what is pasted may have several lines
  const before = valueOf(sheets, form, spot, column.name);
  const cells: Record<string, string> = { [column.name]: plain };
  for (const other of form.columns.filter((one) => column.like && one.like === column.like && one !== column)) {
    const now = valueOf(sheets, form, spot, other.name);
    if (now === "" || now === fitting(other, before)) cells[other.name] = fitting(other, plain);
  }
  const id = form.keyed ? undefined : form.columns.find(({ kind }) => kind === "word");
  if (id && column.like === "name" && madeFrom(cellOf(sheets, spot, id.name), before))
    cells[id.name] = freeId(plain, sheets, spot, id.name);
  return Object.entries(cells).reduce((all, [name, one]) => withValue(all, form, spot, name, one), sheets);
}

/** The same value for a column with another range. */
function fitting(column: ColumnForm, value: string): string {
  if (column.kind !== "number" || !/^-?\d+$/.test(value)) return value;
  return String(Math.min(Math.max(Number(value), column.low ?? 0), column.high ?? 0));
}

const madeFrom = (id: string, name: string): boolean => id === "" || (name !== "" && slug(name).startsWith(id));

/** A name as a plain word: “Lao-Tseu” is `lao-tseu`. */
export function slug(name: string): string {
  const bare = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[Œœ]/g, "oe")
    .replace(/[Ææ]/g, "ae");
  return bare
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
}

function freeId(name: string, sheets: Sheets, spot: Spot, column: string): string {
  const taken = linesOf(sheets, spot.file).map((_, at) =>
    at === spot.at ? "" : cellOf(sheets, { ...spot, at }, column),
  );
  const wanted = slug(name);
  if (!wanted || !taken.includes(wanted)) return wanted;
  for (let number = 2; ; number++) if (!taken.includes(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/** One more line at the end; what was chosen from a few words in the last one is likely here, too. */
export function added(sheets: Sheets, form: SheetForm): Sheets {
  const { file } = form;
  const [header = [], ...lines] = sheets[file] ?? [];
  const last = { file, at: lines.length - 1 };
  const line = header.map((name) => {
    const column = form.columns.find((one) => one.name === name);
    const sticky = column?.kind === "one" && !column.optional && column.words && column.words.length <= FEW;
    return column?.start || (sticky && !isId(form, name) ? cellOf(sheets, last, name) : "");
  });
  return { ...sheets, [file]: [header, ...lines, line] };
}

/** Whether the lines of a file are told apart by this column. */
const isId = (form: SheetForm, name: string): boolean => form.columns[0]?.name === name;

/** Words that can all be shown beside each other. */
export const FEW = 4;

export function removed(sheets: Sheets, { file, at }: Spot): Sheets {
  const [header = [], ...lines] = sheets[file] ?? [];
  return { ...sheets, [file]: [header, ...lines.slice(0, at), ...lines.slice(at + 1)] };
}

/** A sheet with one new line alone. */
export function cleared(sheets: Sheets, form: SheetForm): Sheets {
  return added({ ...sheets, [form.file]: (sheets[form.file] ?? []).slice(0, HEADER) }, form);
}

/** A box of one's own, begun with a copy of another: it gets a name of its own. */
export function begun(forms: SheetForm[], own: Sheets): Sheets {
  return forms
    .filter(({ keyed }) => keyed)
    .reduce((sheets, form) => {
      const named = (key: string) => form.columns.find(({ name }) => name === key)?.start;
      const [header = [], ...lines] = sheets[form.file] ?? [];
      return { ...sheets, [form.file]: [header, ...lines.map(([key = "", value = ""]) => [key, named(key) ?? value])] };
    }, own);
}

/** The columns in two parts: what is entered first, in the printed order, and the rest. */
export function parted(form: SheetForm, leads: Leads): { first: ColumnForm[]; rest: ColumnForm[] } {
  const first = form.first.flatMap((word) => {
    const alike = form.columns.filter(({ name, like }) => name === word || like === word);
    return (
      alike.find(({ name, lang, like }) => (lang ? lang === leads[""] : leads[like ?? ""] === name)) ?? alike[0] ?? []
    );
  });
  const rest = form.columns.filter((column) => !first.includes(column));
  const own = ({ lang }: ColumnForm): number => (lang === leads[""] ? 0 : 1); // one's own language before the others
  const group = ({ like, lang, name }: ColumnForm): number =>
    rest.findIndex((one) => (lang ? one.like === like : one.name === name));
  return { first, rest: [...rest].sort((one, other) => group(one) - group(other) || own(one) - own(other)) };
}

/** The values that are entered once for several columns, languages aside: one may choose which of them is entered. */
export function editions(form: SheetForm): ColumnForm[][] {
  const alike = new Map<string, ColumnForm[]>();
  for (const column of form.columns.filter(({ like, lang }) => like && !lang))
    alike.set(column.like!, [...(alike.get(column.like!) ?? []), column]);
  return [...alike.values()].filter((columns) => columns.length > 1);
}

/** What a box says of itself under a key, in a language if it has several. */
export function said(forms: SheetForm[], sheets: Sheets, like: string, lang: string): string {
  const form = forms.find(({ keyed }) => keyed);
  const column = form?.columns.find((one) => one.like === like && one.lang === lang);
  return (form && column && linesOf(sheets, form.file).find(([key]) => key === column.name)?.[1]) ?? "";
}

export interface Difference {
  file: string;
  key: string;
  before: Record<string, string> | null; // null: only in the second box
  after: Record<string, string> | null;
  columns: string[]; // that differ
}

/** All lines in which two boxes differ. Lines are the same if they have the same key: the first column, or the first two. */
export function differences(forms: SheetForm[], one: Sheets, other: Sheets): Difference[] {
  return forms.flatMap(({ file }) => {
    const wide = [one, other].some((sheets) => doubled(linesOf(sheets, file).map((line) => line[0] ?? "")));
    const [before, after] = [keyed(one, file, wide), keyed(other, file, wide)];
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    return keys.flatMap((key) => {
      const [old, now] = [before.get(key) ?? null, after.get(key) ?? null];
      const columns = Object.keys(now ?? old ?? {}).filter((name) => (old?.[name] ?? "") !== (now?.[name] ?? ""));
      return columns.length ? [{ file, key, before: old, after: now, columns }] : [];
    });
  });
}

const doubled = (words: string[]): boolean => new Set(words).size < words.length;

function keyed(sheets: Sheets, file: string, wide: boolean): Map<string, Record<string, string>> {
  const header = sheets[file]?.[0] ?? [];
  return new Map(
    linesOf(sheets, file).map((line) => [
      line.slice(0, wide ? 2 : 1).join(" "),
      Object.fromEntries(header.map((name, place) => [name, line[place] ?? ""])),
    ]),
  );
}
