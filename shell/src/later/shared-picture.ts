import type { App } from '../app';

/** One picture at a time has it: with two the browser would fade nothing at all. */
const NAME = 'shared-picture';

const inSight = (element: Element): boolean => {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** The picture of a card in sight that leads to an address of this site, given as path with query. */
const onCard = (address: string): HTMLImageElement | undefined => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a[href]')];
  return links
    .filter(({ pathname, search }) => pathname + search === address)
    .map((link) => link.closest('article')?.querySelector('img'))
    .find((picture) => picture != null && inSight(picture)) as HTMLImageElement | undefined;
};

/** The picture that a page is about: the first one in sight that is on no card. */
const ofPage = (): HTMLImageElement | undefined =>
  [...document.querySelectorAll<HTMLImageElement>('main img')].find(
    (picture) => picture.closest('article') === null && inSight(picture),
  );

const name = (picture: HTMLImageElement | undefined): void =>
  picture?.style.setProperty('view-transition-name', NAME);
const forget = (picture: HTMLImageElement | undefined): void =>
  void picture?.style.removeProperty('view-transition-name');

const here = (): string => location.pathname + location.search;

/**
 * Where one page fades into the next, the picture of a card becomes that of the page which the card leads to, and the other way round,
 * when both are in sight and show the same. Everything else fades as it did. Needs `document.startViewTransition`.
 */
export const sharePictures = (router: Pick<App['router'], 'subscribe'>): void => {
  let shown = here();
  let before = shown;
  router.subscribe(({ location: { pathname, search } }) => {
    if (pathname + search === shown) return;
    before = shown;
    shown = pathname + search;
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    if (typeof update !== 'function') return start(update);
    // The address is the next page's already, the document still that of the page before.
    const from = before;
    const card = onCard(here());
    const old = card ?? ofPage();
    let twin: HTMLImageElement | undefined;
    name(old);
    const transition = start(async () => {
      await update();
      forget(old);
      const found = card === undefined ? onCard(from) : ofPage();
      if (found === undefined || found.src !== old?.src) return;
      twin = found;
      name(twin);
    });
    void transition.finished.finally(() => forget(twin));
    return transition;
  };
};
