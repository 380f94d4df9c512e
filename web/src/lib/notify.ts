/** "Your turn" as a notification of the system: opt-in, while the page or its worker is alive. */

import { preferences } from "./preferences.svelte";

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Asks the person once; says whether notifications are on now. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = await Notification.requestPermission();
  preferences.notify = answer === "granted";
  return preferences.notify;
}

export async function notifyTurn(title: string, body: string, path: string): Promise<void> {
  if (!preferences.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/icon-192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
