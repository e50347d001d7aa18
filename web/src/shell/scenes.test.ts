// Each scene is shown once, in order, for its own time; none outlives what follows.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Scenes, type Scene } from "./scenes.svelte";

interface Named extends Scene {
  name: string;
}
const die: Named = { name: "die", time: 1500 };
const scoring: Named = { name: "scoring", time: 4000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("scenes follow each other, each for its own time, at most 2.5 s", () => {
  const scenes = new Scenes<Named>(() => "calm");
  const freed = vi.fn();
  scenes.freed = freed;
  scenes.tell(1, [die, scoring]);
  scenes.tell(1, [die, scoring]); // the same update drawn again
  expect(scenes.now).toBe(die);
  vi.advanceTimersByTime(1499);
  expect(scenes.now).toBe(die);
  vi.advanceTimersByTime(1);
  expect(scenes.now).toBe(scoring);
  expect(freed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2500);
  expect(scenes.now).toBeNull();
  expect(freed).toHaveBeenCalledOnce();
});

test("a scene goes with a click, with a move, and with the next update", () => {
  const scenes = new Scenes<Named>(() => "calm");
  scenes.tell(1, [die, scoring]);
  scenes.skip();
  expect(scenes.now).toBe(scoring);
  scenes.clear();
  expect(scenes.now).toBeNull();
  scenes.tell(2, [die]);
  scenes.tell(3, []);
  expect(scenes.now).toBeNull();
});

test("the pace shortens them; at once means the log alone", () => {
  const told = (pace: "brisk" | "instant") => {
    const scenes = new Scenes<Named>(() => pace);
    scenes.tell(1, [scoring]);
    return scenes;
  };
  expect(told("brisk").time).toBe(2400);
  expect(told("instant").now).toBeNull();
  const short = new Scenes<Named>(() => "brisk");
  short.tell(1, [{ name: "clue", time: 1000 }]);
  expect(short.time).toBe(800);
});
