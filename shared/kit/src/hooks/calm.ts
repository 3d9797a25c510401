const CALM = '(prefers-reduced-motion: reduce)';

/** The media query of who asked for less motion; undefined where the browser has none. */
export const calmQuery = (): MediaQueryList | undefined => globalThis.matchMedia?.(CALM);

/** Whether the member asked for less motion, at this moment. */
export const isCalm = (): boolean => calmQuery()?.matches ?? false;
