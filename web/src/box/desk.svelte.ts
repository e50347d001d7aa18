// The desk at which a box is made: its tables, where one is, what was before, and what the engine says of it.
import { checkBox, Refusal } from "../api";
import type { BoxProblem, BoxReport, ColumnForm, SheetForm } from "../protocol";
import type { Json } from "../table";
import { keepBox, type KeptBox } from "./kept";
import { added, cellOf, changed, cleared, lineOf, linesOf, placeOf, removed, type Sheets, type Spot } from "./sheets";

interface Before {
  sheets: Sheets;
  spot: Spot;
  cell: string; // where it was changed: typing on in one cell is one change
}

const PAUSE = 200; // milliseconds without a key before the engine is asked
const AGAIN = 3000; // before it is asked again when it did not answer
const MOST_KEPT = 500;

export class Desk {
  box: KeptBox;
  sheets: Sheets = $state.raw({});
  spot: Spot = $state.raw({ file: "", at: 0 });
  problems: BoxProblem[] = $state.raw([]);
  facts: Json = $state.raw(null); // of the card one is at
  nextWords: BoxReport["next_words"] = $state.raw({}); // in the phrases of that card
  meaning: Record<string, string> = $state.raw({}); // what that card does, by language
  label: string | null = $state(null); // of a box without problems
  checked = $state(false); // whether what is shown of the engine is about the present state
  refusal: Refusal | null = $state.raw(null);
  lost = $state(false); // the browser keeps nothing
  fresh: Spot | null = $state.raw(null); // a new line that nobody has left yet
  #past: Before[] = $state.raw([]);
  #future: Before[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(
    box: KeptBox,
    readonly forms: SheetForm[],
    readonly begun = false, // somebody has just begun it and wants to type
  ) {
    this.box = box;
    this.sheets = box.sheets;
    this.spot = { file: forms[0]?.file ?? "", at: 0 };
    this.#ask(0);
  }

  get form(): SheetForm {
    return this.formOf(this.spot.file);
  }

  formOf(file: string): SheetForm {
    return this.forms.find((form) => form.file === file) ?? this.forms[0]!;
  }

  get count(): number {
    return linesOf(this.sheets, this.spot.file).length;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** What is wrong with a line. */
  problemsAt({ file, at }: Spot): BoxProblem[] {
    return this.problems.filter((one) => one.file === file && one.line === lineOf(at));
  }

  /** What is wrong with a value of the card one is at. What is not there yet is not called wrong while one types. */
  problemOf(column: ColumnForm): BoxProblem | null {
    const place = placeOf(this.sheets, this.form, this.spot, column.name);
    if (this.fresh && !cellOf(this.sheets, place, place.column)) return null;
    return this.problemsAt(place).find((one) => one.column === place.column) ?? null;
  }

  // Where one is

  look(file: string, at: number): void {
    this.fresh = null;
    this.spot = { file, at: Math.max(0, Math.min(at, linesOf(this.sheets, file).length - 1)) };
    this.#ask(0);
  }

  /** The next card; a new one at the end while some are missing. False where there is none. */
  next(): boolean {
    const { file, at } = this.spot;
    if (at + 1 < this.count) this.look(file, at + 1);
    else if (this.form.keyed || (this.form.count && this.count >= this.form.count)) return false;
    else this.add();
    return true;
  }

  previous(): boolean {
    if (this.spot.at === 0) return false;
    this.look(this.spot.file, this.spot.at - 1);
    return true;
  }

  // Changes

  change(column: ColumnForm, value: string): void {
    const { file, at } = this.spot;
    this.#become(changed(this.sheets, this.form, this.spot, column, value), `${file} ${at} ${column.name}`);
  }

  add(): void {
    const { file } = this.spot;
    this.#become(added(this.sheets, this.form));
    this.spot = { file, at: this.count - 1 };
    this.fresh = this.spot;
  }

  remove(): void {
    this.#become(removed(this.sheets, this.spot));
    this.look(this.spot.file, this.spot.at);
  }

  /** Begin a sheet anew. */
  clear(): void {
    const { file } = this.spot;
    this.#become(cleared(this.sheets, this.form));
    this.spot = { file, at: 0 };
    this.fresh = this.spot;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { sheets: this.sheets, spot: this.spot, cell: "" }];
    this.#return(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { sheets: this.sheets, spot: this.spot, cell: "" }];
    this.#return(after);
  }

  #return({ sheets, spot }: Before): void {
    this.sheets = sheets;
    this.#keep();
    this.look(spot.file, spot.at);
  }

  #become(sheets: Sheets, cell = ""): void {
    const goesOn = cell !== "" && this.#past.at(-1)?.cell === cell && this.#future.length === 0;
    if (!goesOn) this.#past = [...this.#past.slice(-MOST_KEPT), { sheets: this.sheets, spot: this.spot, cell }];
    this.#future = [];
    this.sheets = sheets;
    this.#keep();
    this.#ask();
  }

  #keep(): void {
    this.box = { ...this.box, sheets: this.sheets, changed: Date.now() };
    this.lost = !keepBox(this.box);
  }

  /** Another tab has changed this box. */
  adopt(box: KeptBox): void {
    this.box = box;
    this.sheets = box.sheets;
    this.look(this.spot.file, this.spot.at);
  }

  // What the engine says

  #ask(pause = PAUSE): void {
    this.checked = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    if (this.#asking) return; // the answer on its way is followed by the next question
    const [sheets, spot] = [this.sheets, this.spot];
    this.#asking = true;
    try {
      const found = await checkBox({ game: this.box.game, sheets, file: spot.file, line: lineOf(spot.at) });
      this.refusal = null;
      this.problems = found.problems;
      this.label = found.label;
      this.facts = found.facts as Json;
      this.nextWords = found.next_words;
      this.meaning = found.meaning;
      this.checked = sheets === this.sheets && spot === this.spot;
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new Refusal("page-no-server");
    } finally {
      this.#asking = false;
    }
    if (!this.checked) this.#ask(this.refusal ? AGAIN : 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.checked = true;
  }
}
