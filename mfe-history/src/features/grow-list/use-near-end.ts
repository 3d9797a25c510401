import { type RefObject, useEffect, useEffectEvent } from 'react';

interface NearEndOptions {
  /** What stands at the end of the list. */
  readonly end: RefObject<Element | null>;
  /** Whether the list may grow by itself now. */
  readonly isOn: boolean;
  /** How far below the screen is near, in CSS pixels. */
  readonly nearPx: number;
  /** Rows that are there; after each growth it is looked again whether the end is still near. */
  readonly rows: number;
  readonly onNearEnd: () => void;
}

/** Tells when the end of a list comes near the screen. Where the browser cannot watch, it never does. */
export function useNearEnd({ end, isOn, nearPx, rows, onNearEnd }: NearEndOptions): void {
  const tell = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (!isOn || end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (sightings) => {
        if (sightings.some(({ isIntersecting }) => isIntersecting)) tell();
      },
      { rootMargin: `0px 0px ${nearPx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isOn, nearPx, rows]);
}
