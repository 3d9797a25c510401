import { useSyncExternalStore } from 'react';

const isInstalled = (): boolean =>
  (globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false) ||
  Reflect.get(navigator, 'standalone') === true;
const never = () => () => undefined;

/** Whether the site runs from the home screen, without the browser's own way to load it again. A page that is painted does not know it. */
export const useIsInstalled = (): boolean => useSyncExternalStore(never, isInstalled, () => false);
