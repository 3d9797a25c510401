import { STORAGE_KEYS } from '@poku/domain/brand';
import { slugOfHost } from '@poku/domain/partner-look';
import { followLiveEvents } from '@poku/platform/live';
import { createVault, rememberMember, VAULT_NAME } from '@poku/platform/offline';
import { startAhead } from '../ahead/start-ahead';
import { whenIdle } from '../ahead/when-idle';
import type { App } from '../app';
import { API_BASE, rootKey } from '../settings';
import { askBrand } from '../partner/page-brand';
import { fetchTypeface } from '../typeface/fetch-typeface';
import { isDevVersion } from '../preview/wish';
import { whenKeyboard } from '../shortcuts/keyboard';
import { keepFirstCalls } from './keep-first-calls';
import { followTouch } from './haptics';
import { cheerLevel } from './level-up';
import { fadePages } from './page-transitions';
import { followPush } from './push';
import { startPwa } from './pwa';
import { shellVersion } from './signed-worker';
import { startTelemetry } from './telemetry/start-telemetry';

export { createVault };

/** A browser that was closed in the middle of a logout may have kept what nobody can read any more. */
const forgetMember = (): void => {
  if (localStorage.getItem(STORAGE_KEYS.session) === null) indexedDB.deleteDatabase(VAULT_NAME);
};

/** What the row of a partner says by now is what the next page has. */
const renewBrand = (): void => {
  if (slugOfHost(location.hostname) !== null && !window.pokuBrand) void askBrand(location.hostname);
};

const isDeveloped = ({ remotes }: App['registry']): boolean =>
  Object.values(remotes).some(({ live }) => isDevVersion(live.version));

const loadShortcuts = () => import(/* webpackChunkName: "shortcuts" */ '../shortcuts/start-shortcuts');

const loadDev = () => import(/* webpackChunkName: "dev" */ '../dev/start-dev');

/** Begins what makes the next page come soon and softly: somebody may go on. */
export const beginAhead = (app: App): void => {
  startAhead(app);
  fadePages(app.router);
};

/** Begins what else a page does beside showing itself: following the API, and making ready for a time without a network. */
export const begin = (app: App): void => {
  const { platform, registry, router } = app;
  // What somebody looks at before it is live says nothing of what members have.
  if (sessionStorage.getItem(STORAGE_KEYS.preview) === null) startTelemetry(app);
  const { events, session$ } = platform;
  followLiveEvents({ url: `${API_BASE}/events`, events, session$ });
  rememberMember(platform);
  cheerLevel(platform);
  followTouch(platform);
  if ('serviceWorker' in navigator) followPush(app, navigator.serviceWorker);
  // A browser that refuses storage or a worker has the site as it is with a network.
  void startPwa(registry, router, {
    rootKey: rootKey(),
    channel: registry.channel,
    revision: registry.revision,
    version: shellVersion(),
  }).catch(() => undefined);
  // Without them everything is reached as before.
  whenKeyboard(
    () =>
      void loadShortcuts().then(
        ({ startShortcuts }) => startShortcuts(app),
        () => undefined,
      ),
  );
  // Without it the next page has the system's letters, too.
  whenIdle(() => void fetchTypeface().catch(() => undefined));
  forgetMember();
  renewBrand();
  if ('caches' in globalThis) keepFirstCalls(app);
  if (isDeveloped(registry)) void loadDev().then(({ startDev }) => startDev(app));
};
