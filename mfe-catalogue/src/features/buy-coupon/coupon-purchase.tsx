import { couponDetailWording, QUANTITY_MAX, QUANTITY_MIN } from '@poku/shared/domain';
import { usePoints } from '@poku/shared/platform';
import { useNavigate } from '@poku/shared/router';
import { Stepper } from '@poku/shared/ui/fields';
import { ActionBar, ActionPage } from '@poku/shared/ui';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths';
import { CouponFacts } from './coupon-facts';
import { FillNumber } from './fill-number';
import { purchaseProblem } from './purchase-rules';
import type { CouponView } from './read-coupon';

export interface CouponPurchaseProps {
  readonly view: Extract<CouponView, { status: 'ready' }>;
  /** The favourite's heart. */
  readonly heart: ReactNode;
}

/** A coupon and how many of it, or the number that a prepaid package fills ([C] §2). */
export function CouponPurchase({ view, heart }: CouponPurchaseProps) {
  const { coupon, adsId, isRecommended } = view;
  const { totalPoints } = usePoints();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(QUANTITY_MIN);
  const [number, setNumber] = useState(view.phone);
  const isTelco = coupon.kind === 'telco';
  const phone = isTelco ? number : undefined;
  const problem = purchaseProblem({ ...coupon, quantity, phone, balancePoints: totalPoints });
  const buy = () => void navigate(paths.checkout({ ...coupon, quantity, adsId, phone }));
  return (
    <ActionPage>
      <CouponFacts coupon={coupon} heart={heart} isRecommended={isRecommended}>
        {isTelco && <FillNumber phone={number} onChange={setNumber} />}
        {!isTelco && coupon.stock >= QUANTITY_MIN && (
          <Stepper
            label={couponDetailWording.quantity}
            value={quantity}
            max={QUANTITY_MAX}
            onChange={setQuantity}
          />
        )}
      </CouponFacts>
      <ActionBar
        label={couponDetailWording.total}
        points={quantity * coupon.pricePoints}
        problem={problem}
        action={couponDetailWording.buy}
        onAction={buy}
      />
    </ActionPage>
  );
}
