import { answerWithin } from '@poku/domain/deadline';

/** What this browser does with web push: `install` is a browser that takes it only from the home screen; `none` never does. */
export type PushAbility = 'able' | 'denied' | 'install' | 'none';

/** A worker that is not there by then is not there, in ms. */
const WORKER_MS = 10_000;

/** What this browser can. */
export function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  // Safari of a phone says so of itself, and alone.
  if (!isAble) return Reflect.get(navigator, 'standalone') === false ? 'install' : 'none';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The subscription that this browser has; `null` for none. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser. Rejects when it has no worker, or its push service cannot be reached. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { ready } = navigator.serviceWorker;
  const registration = await answerWithin(
    ready,
    WORKER_MS,
    () => new Error('There is no worker to take notices'),
  );
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** What the API is told of a subscription. @throws Error for one without keys */
export function keysOf(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave a subscription without keys');
  return { endpoint, p256dh, auth };
}
