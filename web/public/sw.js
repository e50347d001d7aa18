// Offline: all files of this version are kept, checked by their hashes, and served from there. `herohall site` writes VERSION
// and FILES above. A new version waits until the player agrees, or until no tab is open; a game is never interrupted.
const PREFIX = "herohall-";
const root = new URL("./", self.location.href);
const cacheName = PREFIX + self.VERSION;
const addressOf = (file) => new URL(file, root).href;

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The right file: what an earlier version kept, what the browser has, or what the web space sends. */
async function rightFile(file, hash) {
  const address = addressOf(file);
  const sources = [() => caches.match(address), () => fetch(address), () => fetch(address, { cache: "reload" })];
  for (const source of sources) {
    const found = await source().catch(() => undefined); // one failure is not the end
    if (found?.ok && (await sha256(await found.clone().arrayBuffer())) === hash) return found;
  }
  throw new Error(`${file} is not that of this version`);
}

async function keepAll() {
  const cache = await caches.open(cacheName);
  for (const [file, hash] of Object.entries(self.FILES)) await cache.put(addressOf(file), await rightFile(file, hash));
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, file) {
  const kept = await (await caches.open(cacheName)).match(addressOf(file));
  return kept ?? fetch(request);
}

/** Other tabs would get files of two versions mixed: they have to be closed first. */
async function takeOver(asking) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.length > 1) asking.postMessage("other tabs");
  else await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(takeOver(event.source));
});
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(root.href)) return;
  const path = address.pathname.slice(root.pathname.length);
  const file = path === "" ? "index.html" : path;
  if (file in self.FILES) event.respondWith(answer(event.request, file));
});
