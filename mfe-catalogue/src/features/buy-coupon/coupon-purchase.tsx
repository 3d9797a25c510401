import { QUANTITY_MAX, QUANTITY_MIN } from '@poku/domain/limits/payment';
import { usePoints } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Stepper } from '@poku/kit/fields';
import { ActionBar, DeskActionPage } from '@poku/kit';
import { type ReactNode, useState } from 'react';
import { paths } from '../../paths';
import { couponDetailWording } from '../../wording/coupon-detail';
import { CouponFacts, CouponPicture } from './coupon-facts';
import { FillNumber } from './fill-number';
import { missingPoints, purchaseProblem } from './purchase-rules';
import type { CouponView } from './read-coupon';
import { ShortOfPoints } from './short-of-points';
import { StockAlert } from './stock-alert';
import { useFillNumber } from './use-fill-number';

export interface CouponPurchaseProps {
  readonly view: Extract<CouponView, { status: 'ready' }>;
  /** The favourite's heart. */
  readonly heart: ReactNode;
  /** One more way for who has too few points for one. */
  readonly way?: ReactNode;
  /** Above its folded texts. */
  readonly children?: ReactNode;
}

/** A coupon and how many of it, or the number that a prepaid package fills ([C] §2). */
export function CouponPurchase({ view, heart, way, children }: CouponPurchaseProps) {
  const { coupon, isRecommended, hasAlert } = view;
  const { totalPoints } = usePoints();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(QUANTITY_MIN);
  const number = useFillNumber(coupon, { phone: view.phone, problem: view.numberProblem });
  const isTelco = coupon.kind === 'telco';
  const wish = {
    ...coupon,
    quantity,
    balancePoints: totalPoints,
    numberProblem: isTelco ? number.problem : undefined,
  };
  const missing = missingPoints(wish);
  const missingForOne = missingPoints({ ...wish, quantity: QUANTITY_MIN });
  const problem =
    purchaseProblem(wish) ??
    (missing > 0 ? <ShortOfPoints points={missing}>{missingForOne > 0 && way}</ShortOfPoints> : undefined);
  // The promotion is the one of the answer, not of the address: it may be over, or never have had this coupon.
  const buy = () =>
    void navigate(paths.checkout({ ...coupon, quantity, phone: isTelco ? number.phone : undefined }));
  return (
    <DeskActionPage>
      <CouponPicture coupon={coupon} />
      <CouponFacts coupon={coupon} heart={heart} isRecommended={isRecommended}>
        {isTelco && <FillNumber number={number} />}
        {!isTelco && coupon.stock >= QUANTITY_MIN && (
          <Stepper
            label={couponDetailWording.quantity}
            value={quantity}
            max={QUANTITY_MAX}
            maxNote={couponDetailWording.quantityMax(QUANTITY_MAX)}
            onChange={setQuantity}
          />
        )}
        {hasAlert !== null && <StockAlert couponId={coupon.id} isSet={hasAlert} />}
        {children}
      </CouponFacts>
      <ActionBar
        label={couponDetailWording.total}
        points={quantity * coupon.pricePoints}
        problem={problem}
        action={couponDetailWording.buy}
        busy={number.isChecking}
        onAction={buy}
      />
    </DeskActionPage>
  );
}
