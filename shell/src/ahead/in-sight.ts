import type { App } from '../app';
import { linkOf } from './links';
import { whenIdle } from './when-idle';

/** By then a page that fills by and by stands. */
const FILLED_MS = 1_500;

const isInSight = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/**
 * Tells of the links of the menu and of the page that are on the screen, each address once, when the page has nothing better to do:
 * once it is there, after each other page, a moment later for what it was filled with, and when scrolling has come to rest.
 * @param onSight returns whether it need not be told of that address again
 */
export const followSight = (
  { state, subscribe }: Pick<App['router'], 'state' | 'subscribe'>,
  onSight: (link: HTMLAnchorElement) => boolean,
): (() => void) => {
  const told = new Set<string>();
  /** In a task each. */
  const tell = ([link, ...others]: readonly HTMLAnchorElement[]): void => {
    if (!link) return;
    if (!told.has(link.pathname) && onSight(link)) told.add(link.pathname);
    whenIdle(() => tell(others), 0);
  };
  const look = (): void => {
    const links = [...document.querySelectorAll('nav a[href], main a[href]')].flatMap(
      (element) => linkOf(element) ?? [],
    );
    tell(links.filter((link) => !told.has(link.pathname) && isInSight(link)));
  };
  let filled: ReturnType<typeof setTimeout> | undefined;
  const lookWhenIdle = (): void => {
    whenIdle(look);
    clearTimeout(filled);
    filled = setTimeout(whenIdle, FILLED_MS, look);
  };
  if (state.navigation.state === 'idle') lookWhenIdle();
  const unsubscribe = subscribe(({ navigation }) => {
    if (navigation.state === 'idle') lookWhenIdle();
  });
  addEventListener('scrollend', lookWhenIdle);
  return () => {
    unsubscribe();
    clearTimeout(filled);
    removeEventListener('scrollend', lookWhenIdle);
  };
};
