// A person's settings, stored in this browser: language, look, sound, motion, pace, names of the heroes, own name.
import type { Company } from "./protocol";
import { browserLanguage, isLanguage, speak, type Language } from "./texts";

export interface Settings {
  language: Language;
  look: "auto" | "light" | "dark";
  motion: "auto" | "on" | "off";
  pace: Company["pace"]; // of the bots at one's own tables, and of what is told over any board
  sound: boolean;
  notify: boolean; // of one's turn, while the page is in the background
  themes: Record<string, string>; // by game
  name: string;
}

const KEY = "herohall-settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state(read());
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

function read(): Settings {
  const usual: Settings = {
    language: browserLanguage(),
    look: "auto",
    motion: "auto",
    pace: "calm",
    sound: true,
    notify: false,
    themes: {},
    name: "",
  };
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
    return isLanguage(kept.language) ? kept : { ...kept, language: usual.language };
  } catch {
    return usual;
  }
}

/** Whether animation is off. */
export function calm(): boolean {
  return settings.motion === "off" || (settings.motion === "auto" && system.still);
}

export function themeOf(game: string): string {
  return settings.themes[game] ?? "classic";
}

/** Apply and store settings from now on. Called once, before the page is shown. */
export async function obeySettings(): Promise<void> {
  await speak(settings.language);
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
    $effect(() => void speak(settings.language));
    $effect.pre(() => {
      const root = document.documentElement;
      const look = settings.look === "auto" ? (system.dark ? "dark" : "light") : settings.look;
      root.dataset["theme"] = look;
      root.dataset["calm"] = String(calm());
      root.lang = settings.language;
    });
  });
}
