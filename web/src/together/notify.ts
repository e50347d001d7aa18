// Notifies a person whose page is in the background that it is their turn, if they have switched this on.
import { settings } from "../settings.svelte";

export type Leave = "granted" | "denied" | "missing";

/** Whether this browser can show notifications here; insecure pages cannot. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

/** Ask for permission to notify; the browser asks the person once. */
export async function askLeave(): Promise<Leave> {
  if (!canNotify()) return "missing";
  return (await Notification.requestPermission()) === "granted" ? "granted" : "denied";
}

/** Notify that it is the person's turn, if the page is in the background. */
export function notifyTurn(title: string, game: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: game, icon: "icon.svg", tag: "herohall-turn" });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    settings.notify = false; // some phones say yes and then cannot
  }
}
