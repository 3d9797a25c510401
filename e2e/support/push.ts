import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { SITE_URL } from './addresses';

/**
 * Gives the browser a push service: Chromium without a window has none, so its `PushManager` is one of ours, which gives a subscription
 * with real keys (P-256 by WebCrypto) and keeps it over a reload. What the push service would send comes by `deliverPush`.
 */
export const givePushService = async (context: BrowserContext): Promise<void> => {
  await context.grantPermissions(['notifications'], { origin: SITE_URL });
  await context.addInitScript(() => {
    const KEY = 'test.push';
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

/** Hands messages of the push service to the site's worker. @returns what hands one over */
export const openPushService = async (page: Page): Promise<(data: string) => Promise<void>> => {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL === `${SITE_URL}/`);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: SITE_URL, registrationId, data });
  };
};

/** What the device shows of the site: title, body and where it leads. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }));
  });

/** Presses the only notification of the site, as the device tells the worker of it. */
export const pressNotification = async (page: Page): Promise<void> => {
  const worker = page.context().serviceWorkers()[0];
  if (worker === undefined) throw new Error('The site has no worker');
  // The types of a worker's globals are not those of the page's.
  await worker.evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
};
