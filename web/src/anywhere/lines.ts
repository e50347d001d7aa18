// The journal of all tables, in IndexedDB: a line of text under a name and a number, which can be added only once.
// Where the browser keeps nothing (some private windows), it is in memory, and the page says so.

export type Outcome = "kept" | "conflict" | "full" | "broken";

export interface Lines {
  readonly kept: boolean; // whether it outlives this page
  add(names: string[], numbers: number[], texts: string[]): Promise<Outcome>;
  read(name: string): Promise<string[]>;
  last(name: string): Promise<number>; // -1 without any
  names(): Promise<string[]>;
  sizes(names: string[]): Promise<number[]>; // in characters
  remove(names: string[]): Promise<Outcome>;
}

const DATABASE = "herohall";
const STORE = "lines";

/** The journal; in memory if the browser refuses to keep it. */
export async function openLines(): Promise<Lines> {
  try {
    return new KeptLines(await openDatabase());
  } catch {
    return new MemoryLines();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("refused"));
    request.onblocked = () => reject(new Error("blocked"));
  });
}

const all = (name: string): IDBKeyRange => IDBKeyRange.bound([name], [name, []]); // arrays come after numbers

class KeptLines implements Lines {
  readonly kept = true;
  #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    database.onversionchange = () => database.close(); // it is being deleted
  }

  add(names: string[], numbers: number[], texts: string[]): Promise<Outcome> {
    return this.#write((lines) => names.forEach((name, at) => lines.add(texts[at], [name, numbers[at]!])));
  }

  remove(names: string[]): Promise<Outcome> {
    return this.#write((lines) => names.forEach((name) => lines.delete(all(name))));
  }

  async read(name: string): Promise<string[]> {
    return (await done(this.#lines("readonly").getAll(all(name)))) as string[];
  }

  async last(name: string): Promise<number> {
    const cursor = await done(this.#lines("readonly").openKeyCursor(all(name), "prev"));
    return cursor ? (cursor.key as [string, number])[1] : -1;
  }

  /** From name to name, without reading the lines. */
  names(): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const found: string[] = [];
      const request = this.#lines("readonly").openKeyCursor();
      request.onerror = () => reject(request.error ?? new Error("broken"));
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return resolve(found);
        const [name] = cursor.key as [string, number];
        found.push(name);
        cursor.continue([name, []]);
      };
    });
  }

  sizes(names: string[]): Promise<number[]> {
    return Promise.all(names.map(async (name) => (await this.read(name)).reduce((sum, text) => sum + text.length, 0)));
  }

  #lines(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
  }

  /** One transaction: all of it happens, or nothing. */
  #write(deed: (lines: IDBObjectStore) => void): Promise<Outcome> {
    return new Promise((resolve) => {
      try {
        const lines = this.#lines("readwrite");
        lines.transaction.oncomplete = () => resolve("kept");
        lines.transaction.onabort = () => resolve(outcome(lines.transaction.error));
        deed(lines);
      } catch (error) {
        resolve(outcome(error));
      }
    });
  }
}

/** What went wrong, in a word. */
function outcome(error: unknown): Outcome {
  const name = error instanceof DOMException ? error.name : "";
  return name === "ConstraintError" ? "conflict" : name === "QuotaExceededError" ? "full" : "broken";
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("broken"));
  });
}

export class MemoryLines implements Lines {
  readonly kept = false;
  #texts = new Map<string, string[]>();

  add(names: string[], numbers: number[], texts: string[]): Promise<Outcome> {
    if (names.some((name, at) => (this.#texts.get(name) ?? []).length !== numbers[at]))
      return Promise.resolve("conflict");
    names.forEach((name, at) => this.#texts.set(name, [...(this.#texts.get(name) ?? []), texts[at]!]));
    return Promise.resolve("kept");
  }

  remove(names: string[]): Promise<Outcome> {
    names.forEach((name) => this.#texts.delete(name));
    return Promise.resolve("kept");
  }

  read = (name: string): Promise<string[]> => Promise.resolve([...(this.#texts.get(name) ?? [])]);
  last = (name: string): Promise<number> => Promise.resolve((this.#texts.get(name) ?? []).length - 1);
  names = (): Promise<string[]> => Promise.resolve([...this.#texts.keys()]);
  sizes = (names: string[]): Promise<number[]> =>
    Promise.resolve(names.map((name) => (this.#texts.get(name) ?? []).join("").length));
}
