import { GUIDE_STOP_ATTRIBUTE, type GuideStop } from '@poku/domain/guide-stop';
import { color, radius } from '@poku/kit';
import { isCalm } from '@poku/kit/hooks';
import { useEffect } from 'react';

/** While a part is told of. It comes to stand below the header of the home, above the card. */
const LOOK = {
  outline: `3px solid ${color('primary')}`,
  'outline-offset': '6px',
  'border-radius': radius.card,
  'scroll-margin-top': '160px',
} as const;

/** Brings a part of the home into sight with a ring around it, as soon as it is there and as long as it is the one that is told of. */
export function useGuideStop(stop: GuideStop): void {
  useEffect(() => {
    const find = () => document.querySelector<HTMLElement>(`[${GUIDE_STOP_ATTRIBUTE}="${stop}"]`);
    let shown: HTMLElement | null = null;
    const show = () => {
      const found = find();
      if (found === null || found === shown) return;
      shown = found;
      for (const [name, value] of Object.entries(LOOK)) found.style.setProperty(name, value);
      found.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
    };
    show();
    const watch = new MutationObserver(show);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const name of Object.keys(LOOK)) shown?.style.removeProperty(name);
    };
  }, [stop]);
}
