import { loadCalls } from '@poku/platform/api';
import type { App } from '../app';

/** Its pictures come first. */
const SOON_MS = 300;
const QUIET_MS = 2_000;

/** One chunk of all that the first paint does not need. */
const loadLater = () => import(/* webpackChunkName: "later" */ './later');

/** Opens what keeps a member's values; see `PlatformOptions.vault`. */
export const openVault = async () => (await loadLater()).createVault();

/**
 * Begins what can wait: once the page is loaded what its first call needs, when it stands, too, what the next page needs, and 2 s after
 * it was loaded, when it has nothing better to do, all else.
 * @param shown resolves when the first page stands
 */
export const startLater = (app: App, shown: Promise<void>): void => {
  const begin = (what: 'begin' | 'beginAhead') =>
    void loadLater()
      .then((later) => later[what](app))
      .catch(() => undefined);
  const wait = () => {
    loadCalls().catch(() => undefined);
    void shown.then(() => setTimeout(begin, SOON_MS, 'beginAhead'));
    setTimeout(begin, QUIET_MS, 'begin');
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
