import { catalogueWording, QUANTITY_MAX, QUANTITY_MIN, toLocalPhone } from '@poku/shared/domain';
import { usePoints } from '@poku/shared/platform';
import { useNavigate } from '@poku/shared/router';
import { Stepper } from '@poku/shared/ui/fields';
import { ActionBar, ActionPage, Card } from '@poku/shared/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { CouponFacts } from './coupon-facts';
import type { CouponView } from './loader';
import { purchaseProblem } from './purchase-rules';

export type CouponPurchaseProps = Omit<Extract<CouponView, { status: 'ready' }>, 'status'>;

export function CouponPurchase({ coupon, adsId, phone }: CouponPurchaseProps) {
  const { totalPoints } = usePoints();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(QUANTITY_MIN);
  const isTelco = coupon.kind === 'telco';
  const problem = purchaseProblem({ ...coupon, quantity, phone, balancePoints: totalPoints });
  const buy = () => void navigate(paths.checkout({ ...coupon, quantity, adsId, phone }));
  return (
    <ActionPage>
      <CouponFacts coupon={coupon}>
        {isTelco && phone !== undefined && (
          <Card $padding={3}>
            {catalogueWording.fillTo} <strong>{toLocalPhone(phone)}</strong>
          </Card>
        )}
        {!isTelco && coupon.stock >= QUANTITY_MIN && (
          <Stepper
            label={catalogueWording.quantity}
            value={quantity}
            max={QUANTITY_MAX}
            onChange={setQuantity}
          />
        )}
      </CouponFacts>
      <ActionBar
        label={catalogueWording.total}
        points={quantity * coupon.pricePoints}
        problem={problem}
        action={catalogueWording.buy}
        onAction={buy}
      />
    </ActionPage>
  );
}
