// Offline: a service worker keeps the files of this version. A newer one is offered on the start page, never in mid-game.

export const offline = $state({
  update: null as ServiceWorker | null, // a newer version that waits
  otherTabs: false, // it cannot take over while other tabs play with this one
});
let asked = false;

/** Keep everything for a visit without a network; where browsers allow it (https, or this machine). */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  container.addEventListener("message", ({ data }) => (offline.otherTabs = data === "other tabs"));
  container.addEventListener("controllerchange", () => asked && location.reload());
  try {
    const kept = await container.register("sw.js", { updateViaCache: "none" });
    offline.update = container.controller ? kept.waiting : null;
    kept.addEventListener("updatefound", () => {
      const next = kept.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && container.controller) offline.update = next;
      });
    });
  } catch {
    // a private window, or a web space that changed while it was read: the next visit tries again
  }
}

/** Let the newer version take over, and load it. */
export function updateNow(): void {
  asked = true;
  offline.otherTabs = false;
  offline.update?.postMessage("take over");
}
