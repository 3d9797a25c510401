import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';
import { KEPT_FILES_MAX, KEPT_PICTURE_LIFE_S, KEPT_PICTURES_MAX, PAGE_PATIENCE_S } from '../limits';
import {
  isCall,
  isFile,
  isFileAnew,
  isPage,
  isPicture,
  isRegistry,
  NO_PAGES,
  withoutQuery,
} from './addresses';
import { FetchAnew } from './fetch-anew';
import { createFirstCalls } from './first-calls';
import { onePage, PAGE } from './one-page';
import { renewSubscription, type SubscriptionChange } from './renew-subscription';
import { openNotice, showNotice } from './show-notice';

declare const self: ServiceWorkerGlobalScope;

const whole = new CacheableResponsePlugin({ statuses: [200] });

const keeping = (cacheName: string, ...plugins: WorkboxPlugin[]): StrategyOptions => ({
  cacheName,
  plugins,
  matchOptions: { ignoreVary: true },
});

// What replaced releases left goes by not being used.
const keptFiles = keeping(
  'poku-files',
  { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutQuery(request.url)) },
  whole,
  new ExpirationPlugin({ maxEntries: KEPT_FILES_MAX, purgeOnQuotaError: true }),
);
const keptPictures = keeping(
  'poku-pictures',
  whole,
  new ExpirationPlugin({
    maxEntries: KEPT_PICTURES_MAX,
    maxAgeSeconds: KEPT_PICTURE_LIFE_S,
    purgeOnQuotaError: true,
  }),
);

const page = new NetworkFirst({
  ...keeping('poku-page', onePage('poku-page')),
  networkTimeoutSeconds: PAGE_PATIENCE_S,
});
// A release never changes, so what is kept of it is right.
const files = new CacheFirst(keptFiles);

const router = new Router();
router.registerRoute(new NavigationRoute(page, { denylist: NO_PAGES }));
router.registerRoute(new Route(isFileAnew, new FetchAnew(keptFiles)));
router.registerRoute(new Route(isFile, files));
router.registerRoute(new Route(isPicture, new StaleWhileRevalidate(keptPictures)));
router.registerRoute(new Route(isRegistry, new NetworkFirst(keeping('poku-registry', whole))));

const first = createFirstCalls();

self.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId } = event;
  const address = new URL(request.url);
  if (address.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(address)) event.waitUntil(first.begin(resultingClientId, address));
    return;
  }
  const answer = isCall(address) ? first.answer(clientId, request) : undefined;
  if (answer) event.respondWith(answer);
});
router.addFetchListener();
router.addCacheListener();

self.addEventListener('install', (event) => {
  const keep = async (): Promise<void> => {
    // The page comes last: it names files of the shell.
    for (const address of POKU_SHELL_FILES) {
      await Promise.all(files.handleAll({ event, request: new Request(address) }));
    }
    await Promise.all(page.handleAll({ event, request: new Request(PAGE, { cache: 'no-cache' }) }));
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  // The first page of a visitor was loaded without a worker; the rest of it comes through this one.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

const typeOf = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;

self.addEventListener('message', (event) => {
  const type = typeOf(event.data);
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // A page that was on its way while this worker became active.
  if (type === 'CLAIM') event.waitUntil(self.clients.claim());
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event)));
self.addEventListener('pushsubscriptionchange', (event) => {
  const change: ExtendableEvent & SubscriptionChange = event;
  change.waitUntil(renewSubscription(change));
});
