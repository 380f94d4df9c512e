/** How I am called when it is my turn, and this browser's subscription to it. */

import { allowNotifications, canNotify } from "./notify";
import { preferences } from "./preferences.svelte";
import { server } from "./server";
import { keepShell } from "./shell";
import type { SummonsInfo } from "./wire";

class Summons {
  info = $state.raw<SummonsInfo | null>(null);

  /** True if this browser can be called while the page is closed. */
  get canPush(): boolean {
    return !!this.info?.push_key && "PushManager" in window && "serviceWorker" in navigator;
  }

  async load(): Promise<void> {
    this.info = await server.summons();
  }

  /** Asks the browser for permission and tells the server where to send; false if it is refused. */
  async switchOn(): Promise<boolean> {
    if (!canNotify() || !(await allowNotifications())) return false;
    if (!this.info) await this.load();
    if (this.canPush)
      this.info = await server.callThisDevice(await subscribe(this.info!.push_key!));
    return true;
  }

  async switchOff(): Promise<void> {
    preferences.notify = false;
    const worker = await navigator.serviceWorker?.getRegistration();
    const subscription = await worker?.pushManager?.getSubscription();
    this.info = await server.silenceThisDevice();
    await subscription?.unsubscribe();
  }
}

/** Subscribes this browser for the server's key; a subscription for another key is of no use. */
async function subscribe(key: string) {
  await keepShell();
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

export const summons = new Summons();
