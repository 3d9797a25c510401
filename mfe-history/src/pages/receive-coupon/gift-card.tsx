import { formatDay } from '@poku/domain/dates';
import type { AnswerOf } from '@poku/contract/calls';
import { Caption, Card, font, Picture, radius, Stack, styled } from '@poku/kit';
import type { giftCall } from '../../calls/gifts';
import { couponsWording } from '../../wording/coupons';
import { giftWording } from '../../wording/gift';

const From = styled.h2`
  ${font('heading', 'bold')}
`;
const Name = styled.p`
  ${font('title', 'bold')}
  overflow-wrap: anywhere;
`;

/** Which coupon it is, and who sends it. */
export function GiftCard({ gift }: { readonly gift: AnswerOf<typeof giftCall> }) {
  return (
    <Card>
      <Stack $gap={3}>
        <From>{giftWording.from(gift.senderName)}</From>
        <Picture src={gift.image} alt="" width={480} round={radius.card} eager />
        <Stack $gap={1}>
          <Caption>{gift.brand}</Caption>
          <Name>{gift.name}</Name>
          <Caption>{couponsWording.validUntil(formatDay(gift.expiresAt))}</Caption>
        </Stack>
      </Stack>
    </Card>
  );
}
