import { catalogueWording, QUANTITY_MAX, QUANTITY_MIN, toLocalPhone } from '@poku/shared/domain';
import { usePoints } from '@poku/shared/platform';
import { useNavigate } from '@poku/shared/router';
import { Card, space, Stepper, styled } from '@poku/shared/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { BuyBar } from './buy-bar';
import { CouponFacts } from './coupon-facts';
import type { CouponView } from './loader';
import { purchaseProblem } from './purchase-rules';

/** At least as high as the screen below the header (59 px) and the frame's upper margin, so that the bar ends the screen. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-height: calc(100dvh - 59px - ${space(4)});
`;

export type CouponPurchaseProps = Omit<Extract<CouponView, { status: 'ready' }>, 'status'>;

export function CouponPurchase({ coupon, adsId, phone }: CouponPurchaseProps) {
  const { totalPoints } = usePoints();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(QUANTITY_MIN);
  const isTelco = coupon.kind === 'telco';
  const problem = purchaseProblem({ ...coupon, quantity, phone, balancePoints: totalPoints });
  const buy = () => void navigate(paths.checkout({ ...coupon, quantity, adsId, phone }));
  return (
    <Root>
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
      <BuyBar totalPoints={quantity * coupon.pricePoints} problem={problem} onBuy={buy} />
    </Root>
  );
}
