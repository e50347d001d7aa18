// Was the deal honest? The hash was shown before the first move, seed and salt are shown after the last one.
import { sha256 } from "@noble/hashes/sha2.js"; // browsers offer their own only on secure addresses
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Whether SHA-256 of the salt followed by the seed (128 bits, big-endian) is the hash; null as long as they are not told. */
export function seedFits(hash: string, seed: string | null, salt: string | null): boolean | null {
  if (seed === null || salt === null) return null;
  return bytesToHex(sha256(hexToBytes(salt + seed.padStart(32, "0")))) === hash;
}
