// My tables as the server knows them: those that go on, whose turn it is, and those that are over.
import { deleteTables, Refusal, tableInfo } from "../api";
import { forget, note, places, type Place } from "../places";
import type { TableInfo } from "../protocol";
import { t } from "../texts";

export interface Row {
  place: Place;
  info: TableInfo | null;
}

const MOST = 12; // unfinished tables that are asked about at once
const EVERY = 10_000; // ms between two questions how they stand, while somebody looks

export class MyRows {
  open: Row[] = $state.raw([]);
  over: Row[] = $state.raw([]);

  constructor() {
    this.#sort(places().map((place) => ({ place, info: null })));
    void this.refresh();
  }

  /** Stay up to date until the answer is called. */
  watch(): () => void {
    const ask = () => !document.hidden && this.open.length && void this.refresh();
    const timer = setInterval(ask, EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  /** Ask how the unfinished tables stand. */
  async refresh(): Promise<void> {
    const kept = places();
    const asked = kept.filter((place) => !place.over).slice(0, MOST);
    const found = new Map((await Promise.all(asked.map(look))).map((row, at) => [asked[at]!.table, row]));
    const known = new Map(this.over.map((row) => [row.place.table, row]));
    const rows = kept.map((place) =>
      found.has(place.table) ? found.get(place.table)! : (known.get(place.table) ?? { place, info: null }),
    );
    this.#sort(rows.filter((row) => row !== null));
  }

  /** Ask who played at the finished tables; only when they are looked at. */
  async askFinished(): Promise<void> {
    const rows = await Promise.all(this.over.map((row) => (row.info ? row : look(row.place))));
    this.over = rows.filter((row) => row !== null);
  }

  /** Take a table off the list; one that only this browser has is deleted. */
  async forget(place: Place): Promise<void> {
    if (place.here) {
      if (!confirm(t("page-here-delete-sure"))) return;
      await deleteTables([place.table]).catch(() => undefined);
    }
    forget(place.table);
    await this.refresh();
  }

  #sort(rows: Row[]): void {
    this.open = rows
      .filter((row) => !row.place.over)
      .sort((one, other) => Number(isMyTurn(other)) - Number(isMyTurn(one)));
    this.over = rows.filter((row) => row.place.over);
  }
}

/** Whether a table waits for me. */
export function isMyTurn({ place, info }: Row): boolean {
  if (!info || info.company.status !== "running" || info.asked === null) return false;
  const mine = place.seats ?? [];
  return mine.includes(info.asked);
}

/** The row of a place; null if the server does not know the table any more. */
async function look(place: Place): Promise<Row | null> {
  try {
    const info = await tableInfo(place.table);
    const over = ["over", "ended"].includes(info.company.status);
    if (over !== place.over) note(place.table, { over });
    return { place: { ...place, over }, info };
  } catch (error) {
    if (!(error instanceof Refusal) || !GONE.includes(error.key)) return { place, info: null };
    forget(place.table);
    return null;
  }
}
const GONE = ["server-no-table", "server-frozen"];
