/**
 * "Your turn" as a system notification, opt-in: shown by an open page that is hidden. When the page
 * is closed, the server calls (lib/summons.svelte.ts); the tag makes one notification of both.
 */

import { preferences } from "./preferences.svelte";

/** True if the browser supports notifications. */
export function canNotify(): boolean {
  return "Notification" in window;
}

/** Asks for permission once; returns whether notifications are on. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = await Notification.requestPermission();
  preferences.notify = answer === "granted";
  return preferences.notify;
}

/** Shows a notification that opens `path`, if they are on and the page is hidden. */
export async function notifyTurn(title: string, body: string, path: string): Promise<void> {
  if (!preferences.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/icon-192.png", data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

/** Whoever has come to the table needs no notification about it any more. */
export async function forgetNotification(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: path })) ?? []) shown.close();
}
