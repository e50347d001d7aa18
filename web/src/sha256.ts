// SHA-256 by FIPS 180-4. Browsers offer theirs only on secure addresses, so guests in one's own network would have none;
// with this one everybody checks the deal in the same way.

const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n) => {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
}); // the 64 below 312

/** The first 32 bits behind the point. */
const fraction = (number: number) => ((number % 1) * 2 ** 32) | 0;

type State = [number, number, number, number, number, number, number, number];
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))) as State;
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64; // bytes

/** In hex. */
export function sha256(message: Uint8Array): string {
  const blocks = padded(message);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += BLOCK) state = mixed(state, schedule(new DataView(blocks.buffer, at, BLOCK)));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A one, zeros, and the length in bits fill up the last block. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  blocks.set(message);
  blocks[message.length] = 0x80;
  new DataView(blocks.buffer).setUint32(blocks.length - 4, message.length * 8);
  return blocks;
}

/** A block's 16 words, and the 48 that follow from them. */
function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(4 * i);
  const before = (i: number) => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const far = turned(before(i - 15), 7, 18) ^ (before(i - 15) >>> 3);
    const near = turned(before(i - 2), 17, 19) ^ (before(i - 2) >>> 10);
    words[i] = before(i - 16) + far + before(i - 7) + near;
  }
  return words;
}

function mixed(before: State, words: Int32Array): State {
  let [a, b, c, d, e, f, g, h] = before;
  words.forEach((word, i) => {
    const chosen = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + turned(e, 6, 11, 25) + chosen + (CONSTANTS[i] ?? 0) + word;
    const two = turned(a, 2, 13, 22) + majority;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a + before[0], b + before[1], c + before[2], d + before[3], e + before[4], f + before[5], g + before[6], h + before[7]];
}

/** The word turned right by so many bits, once for each of them, laid over each other. */
function turned(word: number, ...turns: number[]): number {
  return turns.reduce((sum, bits) => sum ^ ((word >>> bits) | (word << (32 - bits))), 0);
}
