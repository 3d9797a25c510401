import { ActionBar, ActionPage, radius, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, FoldedBone, TextBone, TextLines, Waiting, WordBones } from '@poku/kit/placeholder';
import { couponDetailWording } from '../../wording/coupon-detail';

/** With the room of the point mark. */
const Price = styled.div`
  min-height: 33px;
  padding-top: ${space(1)};
`;

const never = () => undefined;

/** A coupon to buy, on its way. */
export const CouponPlaceholder = () => (
  <Waiting>
    <ActionPage>
      <Stack>
        <Bone $ratio="16 / 9" $round={radius.card} />
        <Stack $gap={1}>
          <TextBone $font="caption" $width="5rem" />
          <WordBones font="title" count={5} />
          <Price>
            <TextBone $font="heading" $width="8rem" />
          </Price>
          <TextBone $font="caption" $width="10rem" />
          <TextBone $font="caption" $width="7rem" />
        </Stack>
        <TextLines count={2} />
        <Stack $direction="row" $align="center" $justify="space-between" $gap={2}>
          <strong>{couponDetailWording.quantity}</strong>
          <ButtonBone $width="8rem" $height="47px" />
        </Stack>
        <Stack $gap={2}>
          <FoldedBone title={couponDetailWording.pickup} />
          <FoldedBone title={couponDetailWording.redeem} />
          <FoldedBone title={couponDetailWording.terms} />
        </Stack>
      </Stack>
      <ActionBar
        label={couponDetailWording.total}
        points={0}
        isWaiting
        action={couponDetailWording.buy}
        disabled
        onAction={never}
      />
    </ActionPage>
  </Waiting>
);
