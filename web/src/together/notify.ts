// Telling somebody who looks elsewhere that it is their turn. Only where they have switched it on, and never unasked.
import { settings } from "../settings.svelte";

export type Leave = "granted" | "denied" | "missing";

/** Whether this browser can tell people anything here; pages that are not secure cannot. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

/** Ask for leave to notify; the browser asks the person once. */
export async function askLeave(): Promise<Leave> {
  if (!canNotify()) return "missing";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "denied";
}

/** Say that it is one's turn, if nobody looks at the page. */
export function notifyTurn(title: string, game: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: game, icon: "/icon.svg", tag: "herohall-turn" });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    settings.notify = false; // some phones say yes and then cannot
  }
}
