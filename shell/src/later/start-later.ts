import type { App } from '../app';

const QUIET_MS = 2_000;

/** One chunk of all that the first paint does not need. */
const loadLater = () => import(/* webpackChunkName: "later" */ './later');

/** Opens what keeps a member's values; see `PlatformOptions.vault`. */
export const openVault = async () => (await loadLater()).createVault();

/** Begins what can wait until the page has nothing better to do: 2 s after its load event. */
export const startLater = (app: App): void => {
  const begin = () =>
    void loadLater()
      .then((later) => later.begin(app))
      .catch(() => undefined);
  const wait = () => void setTimeout(begin, QUIET_MS);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
