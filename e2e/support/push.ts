import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './journey';
import { workerServes } from './offline';

/**
 * Gives the browser a push service: Chromium without a window has none, so its `PushManager` is one of ours, which gives a
 * subscription with real keys (P-256 by WebCrypto) and keeps it over a reload. It also denies notifications whatever a test grants,
 * so the page reads a yes of ours. Its worker may show nothing: what it shows and opens is tried in
 * `shell/src/worker/show-notice.test.ts`.
 */
export const givePushService = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const KEY = 'test.push';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    const base64url = (bytes: ArrayBuffer): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const kept = () => {
      const json = localStorage.getItem(KEY);
      if (json === null) return null;
      const value = JSON.parse(json) as { readonly endpoint: string };
      const unsubscribe = () => {
        localStorage.removeItem(KEY);
        return Promise.resolve(true);
      };
      return { ...value, toJSON: () => value, unsubscribe } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(kept());
    PushManager.prototype.subscribe = async () => {
      const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
      const pair = await crypto.subtle.generateKey(algorithm, true, ['deriveBits']);
      const value = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
        keys: {
          p256dh: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
          auth: base64url(crypto.getRandomValues(new Uint8Array(16)).buffer),
        },
      };
      localStorage.setItem(KEY, JSON.stringify(value));
      const subscription = kept();
      if (subscription === null) throw new Error('The browser kept no subscription');
      return subscription;
    };
  });
};

/** The address of the browser's subscription; `null` for none. */
export const pushEndpoint = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription())?.endpoint ?? null;
  });

/** The switch of /change-notification by which the browser takes notices. */
export const deviceSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Notifikasi di HP ini' });

/** Has the browser take notices of the member who is logged in, as they do it in the settings. */
export const takeNotices = async (page: Page): Promise<void> => {
  await page.goto('/change-notification');
  await workerServes(page);
  await deviceSwitch(page).click();
  await expect(deviceSwitch(page)).toBeChecked();
};
