// Was the deal honest? The hash was shown before the first move, seed and salt are shown after the last one.

/** Whether SHA-256 of the salt followed by the seed (128 bits, big-endian) is the hash; null where the browser cannot say. */
export async function seedFits(hash: string, seed: string | null, salt: string | null): Promise<boolean | null> {
  if (seed === null || salt === null) return null; // not told yet
  if (!globalThis.crypto?.subtle) return null; // browsers offer it only on secure addresses
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...bytes(salt), ...bytes(seed.padStart(32, "0"))]));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

function bytes(hex: string): number[] {
  return (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}
