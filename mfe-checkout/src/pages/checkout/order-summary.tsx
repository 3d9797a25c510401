import type { Checkout } from '@poku/shared/contract';
import { checkoutWording, formatNumber } from '@poku/shared/domain';
import { Caption, Card, color, font, Picture, Points, radius, space, Stack, styled } from '@poku/shared/ui';

const Top = styled.div`
  display: flex;
  gap: ${space(3)};
`;
const Image = styled.div`
  flex: 0 0 112px;
`;
const Name = styled.p`
  ${font('body', 'bold')}
  overflow-wrap: anywhere;
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space(2)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color('line')};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(3)};
  }
  dt {
    color: ${color('inkMuted')};
  }
`;

export function OrderSummary({ checkout }: { readonly checkout: Checkout }) {
  const { coupon, quantity, notes } = checkout;
  return (
    <Card>
      <Stack $gap={3}>
        <Top>
          <Image>
            <Picture src={coupon.image} alt="" width={112} round={radius.control} eager />
          </Image>
          <Stack $gap={0.5}>
            <Caption>{coupon.brand}</Caption>
            <Name>{coupon.name}</Name>
          </Stack>
        </Top>
        <Facts>
          <div>
            <dt>{checkoutWording.unitPrice}</dt>
            <dd>
              <Points value={coupon.pricePoints} />
            </dd>
          </div>
          <div>
            <dt>{checkoutWording.quantity}</dt>
            <dd>{formatNumber(quantity)}</dd>
          </div>
        </Facts>
        {notes !== '' && <Caption>{notes}</Caption>}
      </Stack>
    </Card>
  );
}
