// Offline: a service worker keeps the files of this version. A newer one is offered on the start page, never in mid-game.

export const offline = $state({
  update: null as ServiceWorker | null, // a newer version that waits
  otherTabs: false, // it cannot take over while other tabs play with this one
});
const AGAIN = 60_000; // ms until a failed attempt to keep everything is repeated
let asked = false;

/** Keep everything for a visit without a network; where browsers allow it (https, or this machine). */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  container.addEventListener("message", ({ data }) => (offline.otherTabs = data === "other tabs"));
  container.addEventListener("controllerchange", () => asked && location.reload());
  await register(container);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const kept = await container.register("sw.js", { updateViaCache: "none" });
    const look = () => (offline.update = container.controller ? kept.waiting : null);
    look();
    kept.addEventListener("updatefound", () => {
      const next = kept.installing;
      next?.addEventListener("statechange", () => {
        look();
        // The network failed, or the web space changed while it was read.
        if (next.state === "redundant" && !kept.active) setTimeout(() => void register(container), AGAIN);
      });
      look(); // it may be installed already
    });
  } catch {
    // a private window: the browser keeps nothing
  }
}

/** Let the newer version take over, and load it. */
export function updateNow(): void {
  asked = true;
  offline.otherTabs = false;
  offline.update?.postMessage("take over");
}
