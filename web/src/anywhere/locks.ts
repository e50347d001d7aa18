// One tab plays a table: Web Locks tell the tabs of this browser apart. Without them (plain http addresses) only the
// journal guards a table, which takes each step from one tab alone.

const PATIENCE = 1_500; // ms; a tab that was just closed or loaded again may still hold its lock

export class TableLocks {
  #held = new Map<string, () => void>();
  #taken: (table: string) => void;

  /** `taken`: another tab has taken a table from us. */
  constructor(taken: (table: string) => void) {
    this.#taken = taken;
  }

  /** Take the lock of a table; false if another tab has it. */
  take(table: string, steal: boolean): Promise<boolean> {
    if (!("locks" in navigator) || this.#held.has(table)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const how: LockOptions = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
      const hold = () =>
        new Promise<void>((release) => {
          this.#held.set(table, release);
          resolve(true);
        });
      navigator.locks.request(`herohall-table-${table}`, how, hold).catch(() => {
        if (this.#held.delete(table)) this.#taken(table);
        resolve(false);
      });
    });
  }

  release(table: string): void {
    const release = this.#held.get(table);
    this.#held.delete(table);
    release?.();
  }
}
