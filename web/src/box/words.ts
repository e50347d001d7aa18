// What sheets, columns and words of a box are called: the game's own texts, or the bare name where it has none.
import type { ColumnForm, SheetForm } from "../protocol";
import { has, t } from "../texts";
import { cellOf, linesOf, type Sheets, type Spot } from "./sheets";

export const stemOf = (file: string): string => file.replace(/\.\w+$/, "");

function first(keys: string[], otherwise: string): string {
  const key = keys.find(has);
  return key ? t(key) : otherwise;
}

export const sheetTitle = (game: string, file: string): string =>
  first([`${game}-box-sheet-${stemOf(file)}`], stemOf(file));

const nameOf = (column: ColumnForm): string => (column.lang ? (column.like ?? column.name) : column.name);

/** The label of a column; with its language, where another is spoken. */
export function labelOf(game: string, file: string, column: ColumnForm, lang: string): string {
  const name = nameOf(column);
  const label = first([`${game}-box-label-${stemOf(file)}-${name}`, `${game}-box-label-${name}`], name);
  return column.lang && column.lang !== lang ? `${label} (${t(`mybox-language-${column.lang}`)})` : label;
}

/** A line about a column. */
export function aboutColumn(game: string, file: string, column: ColumnForm): string {
  const name = nameOf(column);
  return first([`${game}-box-column-${stemOf(file)}-${name}`, `${game}-box-column-${name}`], "");
}

/** A word to choose, as people say it. */
export function wordOf(game: string, column: ColumnForm, word: string, sheets: Sheets, lang: string): string {
  if (column.lines_of) {
    const at = linesOf(sheets, column.lines_of).findIndex(([id]) => id === word);
    return (at >= 0 && cellOf(sheets, { file: column.lines_of, at }, `name_${lang}`)) || word;
  }
  return first([`${game}-box-word-${column.name}-${word}`], word);
}

/** What a line is called in a list: its name, or its first words. */
export function lineTitle(game: string, form: SheetForm, sheets: Sheets, spot: Spot, lang: string): string {
  const name = form.columns.find(({ like, lang: spoken }) => like === "name" && spoken === lang);
  if (name) return cellOf(sheets, spot, name.name);
  const chosen = form.columns.filter(({ kind }) => kind === "one").slice(0, 2);
  return chosen.map((column) => wordOf(game, column, cellOf(sheets, spot, column.name), sheets, lang)).join(" – ");
}
