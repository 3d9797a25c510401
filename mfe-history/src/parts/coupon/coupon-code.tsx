import { formatDay, formatTime } from '@poku/domain/dates';
import { usePlatform } from '@poku/platform';
import { Card, color, font, Stack, styled } from '@poku/kit';
import { useLayoutEffect, useId, useRef } from 'react';
import type { OwnedCoupon, RevealedCode } from '../../owned-coupon';
import { isUsable, shownCodeOf } from '../../coupon-state';
import { keepCode } from '../../features/keep-coupons/keep-coupons';
import { RevealCode } from '../../features/reveal-code/reveal-code';
import { couponsWording } from '../../wording/coupons';
import { sendingWording } from '../../wording/sending';
import { OpenCode } from './open-code';

const Label = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
`;

const whyNot = ({ state, isRevealed }: OwnedCoupon): string => {
  if (state === 'used') return couponsWording.codeOfUsed;
  return isRevealed ? couponsWording.codeOver : couponsWording.codeOfExpired;
};

/** The code, the way to it, or why there is none. */
export function CouponCode({ coupon }: { readonly coupon: OwnedCoupon }) {
  const { offline } = usePlatform();
  const labelId = useId();
  const card = useRef<HTMLDivElement>(null);
  const isJustRevealed = useRef(false);
  const code = shownCodeOf(coupon);

  const handleRevealed = (revealed: RevealedCode) => {
    isJustRevealed.current = true;
    // If the network goes before the page is read again, the code is shown from here.
    void keepCode(offline, coupon.reference, revealed);
  };
  useLayoutEffect(() => {
    if (code === null || !isJustRevealed.current) return;
    isJustRevealed.current = false;
    // The slider had the focus and is gone.
    card.current?.focus();
  }, [code]);
  return (
    <Card ref={card} role="group" aria-labelledby={labelId} tabIndex={-1}>
      <Stack $gap={3}>
        <Label id={labelId}>{couponsWording.code}</Label>
        {code !== null && <OpenCode coupon={coupon} code={code} focusHeir={() => card.current} />}
        {code === null && !isUsable(coupon) && <p>{whyNot(coupon)}</p>}
        {coupon.giftEndsAt !== null && (
          <p>{sendingWording.sending(formatDay(coupon.giftEndsAt), formatTime(coupon.giftEndsAt))}</p>
        )}
        {code === null && isUsable(coupon) && coupon.giftEndsAt === null && (
          <>
            <p>{couponsWording.codeHidden[coupon.useChannel]}</p>
            <RevealCode coupon={coupon} onRevealed={handleRevealed} />
          </>
        )}
      </Stack>
    </Card>
  );
}
