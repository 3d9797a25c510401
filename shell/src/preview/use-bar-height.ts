import { barHeightVariable } from '@poku/kit';
import { type RefObject, useLayoutEffect } from 'react';

/** Has what sticks to the top of the screen stand below the bar. */
export const useBarHeight = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
      style.setProperty(barHeightVariable, `${height}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty(barHeightVariable);
    };
  }, [ref]);
};
