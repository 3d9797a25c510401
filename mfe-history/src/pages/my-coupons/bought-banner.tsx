import { useLocation, useNavigate } from '@poku/kit/router';
import { AFTER_PURCHASE_SLOT } from '@poku/domain/brand';
import { formatPoints } from '@poku/domain/numbers';
import { Slot, usePoints } from '@poku/platform';
import { ButtonLink, Notice, space, styled } from '@poku/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';
import { isReturn, withoutReturn } from './purchase-return';

const hasStatusTrx = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'statusTrx' in state && Boolean(state.statusTrx);

export interface BoughtBannerProps {
  /** The address is an e-wallet's return, and the server says that it is paid. */
  readonly isBought: boolean;
  /** The coupon that was got last. */
  readonly newest: OwnedCoupon | undefined;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** What is left, and the way to use what was bought; a package is on its way by itself. */
function AfterPurchase({ newest }: Pick<BoughtBannerProps, 'newest'>) {
  const { totalPoints } = usePoints();
  const isToUse = newest?.state === 'new' && newest.delivery === null;
  return (
    <Line>
      <p>{totalPoints !== null && couponsWording.pointsLeft(formatPoints(totalPoints))}</p>
      {isToUse && <ButtonLink to={paths.coupon(newest)}>{couponsWording.useNow}</ButtonLink>}
    </Line>
  );
}

/**
 * After a transaction: the state of the navigation says so, or a return that the server confirmed ([C] §4, D49). Once: what
 * said so leaves the address and the history at once, so that neither a reload nor a longer list tells it again.
 */
export function BoughtBanner({ isBought, newest }: BoughtBannerProps) {
  const location = useLocation();
  const { search, key } = location;
  const navigate = useNavigate();
  const isTold = (isBought && isReturn(search)) || hasStatusTrx(location.state);
  const [wasTold, setWasTold] = useState(false);
  /** The place in the history where it stays: the one that told it, once that tells it no more. */
  const [shownAt, setShownAt] = useState<string | null>(null);
  const spend = useEffectEvent(async () => {
    const told = { replace: true, state: null, preventScrollReset: true };
    await navigate({ search: withoutReturn(search) }, told);
  });
  useEffect(() => {
    if (isTold) void spend();
  }, [isTold]);
  if (isTold !== wasTold) {
    setWasTold(isTold);
    if (!isTold) setShownAt(key);
  }
  if (!isTold && shownAt !== key) return null;
  return (
    <>
      <Notice tone="success">{couponsWording.bought}</Notice>
      <AfterPurchase newest={newest} />
      <Slot name={AFTER_PURCHASE_SLOT} skeleton={() => null} failed={() => null} />
    </>
  );
}
