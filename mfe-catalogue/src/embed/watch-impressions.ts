import type { EmbedImpression } from '@poku/embed';
import { EMBED_SEEN_MS, EMBED_SEEN_SHARE } from '../limits';

const CARD = '[part="card"]';

/** The coupon that a card leads to. */
const couponOf = (card: Element): string | null => {
  const link = card.querySelector('a');
  return link && new URL(link.href).searchParams.get('id');
};

/**
 * Tells of each coupon once that its card was in sight for a second, at least half of it, in a tab that is in sight.
 * @param content whose cards are watched, those that come later too
 * @returns a function that ends it
 */
export const watchImpressions = (
  content: HTMLElement,
  tell: (impression: EmbedImpression) => void,
): (() => void) => {
  const told = new Set<string>();
  const cards = new Set<Element>();
  const inSight = new Set<Element>();
  const clocks = new Map<Element, ReturnType<typeof setTimeout>>();

  const stop = (card: Element): void => {
    clearTimeout(clocks.get(card));
    clocks.delete(card);
  };
  const see = (card: Element): void => {
    const couponId = couponOf(card);
    if (couponId === null || told.has(couponId)) return;
    told.add(couponId);
    tell({ couponId, position: [...content.querySelectorAll(CARD)].indexOf(card) + 1 });
  };
  /** Lets the clock of each card in sight run anew, unless nobody sees the tab. */
  const start = (card: Element): void => {
    stop(card);
    if (document.visibilityState === 'visible' && inSight.has(card))
      clocks.set(card, setTimeout(see, EMBED_SEEN_MS, card));
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= EMBED_SEEN_SHARE) inSight.add(target);
        else inSight.delete(target);
        start(target);
      }
    },
    { threshold: EMBED_SEEN_SHARE },
  );
  const follow = (): void => {
    for (const card of cards) {
      if (card.isConnected) continue;
      sight.unobserve(card);
      stop(card);
      inSight.delete(card);
      cards.delete(card);
    }
    for (const card of content.querySelectorAll(CARD)) {
      if (cards.has(card)) continue;
      cards.add(card);
      sight.observe(card);
    }
  };
  const changes = new MutationObserver(follow);
  changes.observe(content, { childList: true, subtree: true });
  follow();
  const handleVisibility = (): void => cards.forEach(start);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    changes.disconnect();
    sight.disconnect();
    cards.forEach(stop);
  };
};
