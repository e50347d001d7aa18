// Was the deal honest? The hash was shown before the first move, seed and salt are shown after the last one.
import { sha256 } from "./sha256";

/** Whether SHA-256 of the salt followed by the seed (128 bits, big-endian) is the hash; null as long as they are not told. */
export function seedFits(hash: string, seed: string | null, salt: string | null): boolean | null {
  if (seed === null || salt === null) return null;
  return sha256(new Uint8Array([...bytes(salt), ...bytes(seed.padStart(32, "0"))])) === hash;
}

function bytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}
