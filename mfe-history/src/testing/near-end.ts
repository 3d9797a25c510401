import { act } from '@testing-library/react';

const watching = new Set<() => void>();

class HandObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  private readonly tell: () => void;

  constructor(callback: IntersectionObserverCallback) {
    this.tell = () => {
      const target = document.body;
      const boundingClientRect = target.getBoundingClientRect();
      const rects = { boundingClientRect, intersectionRect: boundingClientRect, rootBounds: null };
      callback([{ ...rects, target, isIntersecting: true, intersectionRatio: 1, time: 0 }], this);
    };
  }
  observe() {
    watching.add(this.tell);
  }
  unobserve() {
    watching.delete(this.tell);
  }
  disconnect() {
    watching.delete(this.tell);
  }
  takeRecords() {
    return [];
  }
}

/** Lets the tests of a file say when the end of a list comes near: their browser has no layout. Call it once, at the top. */
export function startNearEnd() {
  beforeAll(() => {
    globalThis.IntersectionObserver = HandObserver;
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });
  return {
    /** The end is near now; a list that does not watch hears nothing. */
    comeNear: () => act(() => watching.forEach((tell) => tell())),
    isWatched: () => watching.size > 0,
  };
}
