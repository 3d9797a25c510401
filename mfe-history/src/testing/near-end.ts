import { act, screen } from '@testing-library/react';

type Tell = (isNear: boolean) => void;
const watched = new Map<Element, Tell>();

class HandObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly targets: Element[] = [];
  private readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe(target: Element) {
    watched.set(target, (isIntersecting) => {
      const boundingClientRect = target.getBoundingClientRect();
      const rects = { boundingClientRect, intersectionRect: boundingClientRect, rootBounds: null };
      const intersectionRatio = isIntersecting ? 1 : 0;
      this.callback([{ ...rects, target, isIntersecting, intersectionRatio, time: 0 }], this);
    });
    this.targets.push(target);
  }
  unobserve(target: Element) {
    watched.delete(target);
  }
  disconnect() {
    for (const target of this.targets) watched.delete(target);
  }
  takeRecords() {
    return [];
  }
}

/** What is watched around an element, from the outermost inwards. */
const watchers = (element: Element | null): readonly Tell[] =>
  [...watched]
    .filter(([target]) => target.contains(element))
    .sort(([one], [other]) => (one.contains(other) ? -1 : 1))
    .map(([, tell]) => tell);
const end = () => screen.queryByText(/^(Load more|Coba lagi)$/);

/** Lets the tests of a file say what comes near the screen: their browser has no layout. Call it once, at the top. */
export function startNearEnd() {
  beforeAll(() => {
    globalThis.IntersectionObserver = HandObserver;
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  return {
    /** The end of the list is near now; a list that does not watch hears nothing. */
    comeNear: () => act(() => watchers(end()).forEach((tell) => tell(true))),
    /** All rows of the list are near, its end is not. */
    comeNearRows: () => {
      const ofEnd = watchers(end());
      act(() => watched.forEach((tell) => !ofEnd.includes(tell) && tell(true)));
    },
    /** Whether the list watches for its end. */
    isWatched: () => watchers(end()).length > 0,
    /** What is watched around an element is far from the screen now: the smallest part, or every part. */
    goFar: (element: Element, parts: 'smallest' | 'every' = 'smallest') => {
      const around = watchers(element);
      act(() => (parts === 'every' ? around : around.slice(-1)).forEach((tell) => tell(false)));
    },
  };
}
