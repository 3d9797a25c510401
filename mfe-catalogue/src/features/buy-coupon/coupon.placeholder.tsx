import { wholesOf } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';
import { DeskActionPage, radius, space, Stack, styled } from '@poku/kit';
import {
  Bone,
  ButtonBone,
  FoldedBone,
  Sample,
  TextBone,
  TextLines,
  Waiting,
  WordBones,
} from '@poku/kit/placeholder';
import { couponCall } from '../../calls/coupon-detail';
import { couponDetailWording } from '../../wording/coupon-detail';
import { couponSample, pressed } from '../../coupon-sample.placeholder';
import type { CouponDetailProps } from './coupon-detail';
import { CouponHead, CouponPicture } from './coupon-facts';
import { WaitingTotal } from './known-coupon';

/** With the room of the point mark. */
const Price = styled.div`
  min-height: 33px;
  padding-top: ${space(1)};
`;

const rows = { call: couponCall.path, isOne: true, wholes: wholesOf(couponFields) } as const;

/** A coupon to buy, on its way: what it is and costs as soon as that is answered. */
export const CouponPlaceholder = ({ heartOf }: Pick<CouponDetailProps, 'heartOf'>) => (
  <Waiting>
    <DeskActionPage>
      <div>
        <Sample rows={rows}>
          <CouponPicture coupon={couponSample} />
        </Sample>
        <Bone $ratio="16 / 9" $round={radius.card} />
      </div>
      <Stack>
        <Sample rows={{ ...rows, pressed }}>
          <CouponHead coupon={couponSample} heart={heartOf(couponSample)}>
            <TextBone $font="caption" $width="10rem" />
            <TextBone $font="caption" $width="7rem" />
          </CouponHead>
        </Sample>
        <Stack $gap={1}>
          <TextBone $font="caption" $width="5rem" />
          <WordBones font="title" count={4} />
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
      <WaitingTotal />
    </DeskActionPage>
  </Waiting>
);
