// From codes and parameters to words: the page's counterpart of herohall/core/texts.py, with the same .ftl files.
// `t` is reactive: a template or effect that called it runs again when the language changes.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;

// A chunk for each language, so that nobody loads the others.
const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./texts/en"),
  fr: () => import("./texts/fr"),
  de: () => import("./texts/de"),
};

let language: Language = "en";
let bundle = new FluentBundle("en", { useIsolating: false });
const readers = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  readers.add(update);
  return () => readers.delete(update);
});

/** Whether the page has this language. */
export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** The first language of the browser that the page has. */
export function browserLanguage(wishes: readonly string[] = navigator.languages): Language {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}

/** Switch to this language. */
export async function speak(wanted: Language): Promise<void> {
  const texts = (await SOURCES[wanted]()).default;
  const made = bundleOf(wanted, [
    ...texts,
    ...(await Promise.all([...added].map(([game, fetched]) => fetched(game, wanted)))),
  ]);
  bundle = made;
  language = wanted;
  for (const update of readers) update();
}

type Fetched = (game: string, lang: Language) => Promise<string>;
const added = new Map<string, Fetched>(); // games that came to the server after this page was built

/** Learn the messages of a game, if this page was built without them. */
export async function learnWords(game: string, fetched: Fetched): Promise<void> {
  if (bundle.hasMessage(`${game}-title`) || added.has(game)) return;
  added.set(game, fetched);
  bundle.addResource(new FluentResource(await fetched(game, language)));
  for (const update of readers) update();
}

export function bundleOf(code: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

/** The current language. */
export function spoken(): Language {
  subscribe();
  return language;
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  subscribe();
  return bundle.hasMessage(key);
}

/** What a game is called. */
export function titleOf(game: string): string {
  return has(`${game}-title`) ? t(`${game}-title`) : game.charAt(0).toUpperCase() + game.slice(1);
}

/** The message `key` in words. A missing key comes back as `{key}`: visible, and caught by the tests. */
export function t(key: string, params: Params = {}): string {
  subscribe();
  return translate(bundle, key, params);
}

export function translate(messages: FluentBundle, key: string, params: Params = {}): string {
  const pattern = messages.getMessage(key)?.value;
  return pattern ? messages.formatPattern(pattern, params, []) : `{${key}}`;
}
