// Who I am on this server, without an account: a key made and stored by this browser. Anyone who has it counts as me.

const KEY = "herohall-person";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 26; // 5 bits each: 130, of which 128 are asked for

/** My key; made when it is first needed. */
export function myKey(): string {
  const kept = localStorage.getItem(KEY);
  return kept && isKey(kept) ? kept : newKey();
}

/** Replace my key by a new one. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return keep(Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join(""));
}

/** Use this key from now on; null if it is not a valid key. */
export function takeKey(typed: string): string | null {
  const key = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return isKey(key) ? keep(key) : null;
}

/** In groups, for reading it off a screen. */
export function grouped(key: string): string {
  return key.match(/.{1,5}/g)?.join(" ") ?? "";
}

function isKey(text: string): boolean {
  return text.length === LENGTH && [...text].every((letter) => LETTERS.includes(letter));
}

function keep(key: string): string {
  localStorage.setItem(KEY, key);
  return key;
}
