import { loadCalls } from '@poku/platform/api';
import type { App } from '../app';

const QUIET_MS = 2_000;

/** One chunk of all that the first paint does not need. */
const loadLater = () => import(/* webpackChunkName: "later" */ './later');

/** Opens what keeps a member's values; see `PlatformOptions.vault`. */
export const openVault = async () => (await loadLater()).createVault();

/** Begins what can wait: once the page is loaded what its first call needs, and 2 s later, when it has nothing better to do, all else. */
export const startLater = (app: App): void => {
  const begin = () =>
    void loadLater()
      .then((later) => later.begin(app))
      .catch(() => undefined);
  const wait = () => {
    loadCalls().catch(() => undefined);
    setTimeout(begin, QUIET_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
