import { beforeEach, describe, expect, it, vi } from "vitest";
import { grouped, myKey, newKey, takeKey } from "./me";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("my key", () => {
  it("is made once and kept", () => {
    const key = myKey();
    expect(key).toMatch(/^[A-Z2-7]{26}$/);
    expect(myKey()).toBe(key);
    expect(newKey()).not.toBe(key);
  });
  it("can be typed in as it is shown, in small letters too", () => {
    const key = myKey();
    newKey();
    expect(takeKey(` ${grouped(key).toLowerCase()} `)).toBe(key);
    expect(myKey()).toBe(key);
  });
  it("is not taken if it is none", () => {
    const key = myKey();
    expect(takeKey("hello")).toBeNull();
    expect(takeKey("1".repeat(26))).toBeNull();
    expect(myKey()).toBe(key);
  });
});
