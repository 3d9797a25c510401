import { VisuallyHidden } from '@poku/kit';
import { useEffect, useState } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { revealEndOf } from '../../coupon-state';
import { couponsWording } from '../../wording/coupons';
import { REVEAL_ANNOUNCED_MS } from '../../limits';

const MARKS_MS = [...REVEAL_ANNOUNCED_MS, 0];
const MINUTE_MS = 60_000;

const sentenceFor = (name: string, leftMs: number): string =>
  leftMs === 0 ? couponsWording.ended(name) : couponsWording.endsIn(name, leftMs / MINUTE_MS);

export interface ExpiryAnnouncerProps {
  /** Keep its identity stable between renders. */
  readonly coupons: readonly OwnedCoupon[];
}

/**
 * Tells a screen reader when a code is near its end and when it is over, and nothing else. One per page: it outlives the
 * countdowns, which leave at the end.
 */
export function ExpiryAnnouncer({ coupons }: ExpiryAnnouncerProps) {
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const timers = coupons.flatMap((coupon) => {
      const end = revealEndOf(coupon);
      if (end === null) return [];
      return (
        MARKS_MS.map((leftMs) => ({ leftMs, waitMs: end - leftMs - Date.now() }))
          // An end that came before this stood is told all the same.
          .filter(({ leftMs, waitMs }) => leftMs === 0 || waitMs > 0)
          .map(({ leftMs, waitMs }) =>
            setTimeout(() => setSentence(sentenceFor(coupon.name, leftMs)), waitMs),
          )
      );
    });
    return () => timers.forEach(clearTimeout);
  }, [coupons]);
  return <VisuallyHidden role="status">{sentence}</VisuallyHidden>;
}
