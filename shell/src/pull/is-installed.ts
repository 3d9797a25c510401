/** Whether the site runs from the home screen, without the browser's own way to load it again. */
export const isInstalled = (): boolean =>
  (globalThis.matchMedia?.('(display-mode: standalone)').matches ?? false) ||
  Reflect.get(navigator, 'standalone') === true;
