// dev.html?game=seventh&file=three&at=0&lang=de&look=dark&theme=dragon&calm : shows web/src/dev/<game>-<file>.json (git-ignored).
import { mount } from "svelte";
import "../look.css";
import type { GameFace } from "../table";
import { isLanguage, speak } from "../texts";
import Bench from "./Bench.svelte";
import type { Fixture } from "./fixture";

const faces = import.meta.glob<GameFace>("../games/*/face.ts", { import: "default" });
const fixtures = import.meta.glob<Fixture[]>("./*.json", { import: "default" });

const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "seventh";
const lang = wish.get("lang") ?? "en";
await speak(isLanguage(lang) ? lang : "en");
document.documentElement.dataset["theme"] = wish.get("look") ?? "light";
const face = await faces[`../games/${game}/face.ts`]!();
const moments = await fixtures[`./${game}-${wish.get("file") ?? "game"}.json`]!();
mount(Bench, {
  target: document.getElementById("page")!,
  props: { face, fixtures: moments, theme: wish.get("theme") ?? "classic", calm: wish.has("calm") },
});
