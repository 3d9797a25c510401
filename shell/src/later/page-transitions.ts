import { isCalm } from '@poku/kit/hooks';
import { savesData } from '../ahead/connection';
import type { App } from '../app';
import { sharePictures } from './shared-picture';

/** A device with less has enough to do with the page itself. */
const CORES_MIN = 4;
const GIGABYTES_MIN = 4;

/** A press in the meantime is for the page that comes. */
const STYLE = `::view-transition { pointer-events: none; }
::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 160ms; }`;

/** What Chromium says of the memory, in gigabytes, 0.25 to 32 (Device Memory API). */
const memory = (): number => {
  const known: unknown = Reflect.get(navigator, 'deviceMemory');
  return typeof known === 'number' ? known : Infinity;
};

const isMotionWelcome = (): boolean =>
  !isCalm() && !savesData() && navigator.hardwareConcurrency >= CORES_MIN && memory() >= GIGABYTES_MIN;

type Target = Parameters<App['router']['navigate']>[0];

const pathOf = (to: Exclude<Target, number>): string =>
  (typeof to === 'string' ? to.replace(/[?#].*$/s, '') : to?.pathname) ?? '';

/**
 * One page fades into the next from now on (View Transitions), where the browser can, motion is welcome and the device is not a weak
 * one; back and forward between them, too. A picture that both have goes from one to the other. Another search, filter or part of the same page does not.
 */
export const fadePages = (router: Pick<App['router'], 'navigate' | 'state' | 'subscribe'>): void => {
  if (!('startViewTransition' in document)) return;
  sharePictures(router);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const navigate = router.navigate.bind(router);
  router.navigate = (async (to: Target, options?: object) => {
    if (typeof to === 'number') return navigate(to);
    const path = pathOf(to);
    const isOther = path !== '' && path !== router.state.location.pathname;
    // A link gives the option always, as undefined where nobody asked for it.
    await navigate(to, { ...options, viewTransition: isOther && isMotionWelcome() });
  }) as typeof router.navigate;
};
