import { wireName } from '@poku/contract/calls';
import { Stack } from '@poku/kit';
import { TextBone, Waiting } from '@poku/kit/placeholder';
import { couponsCall } from '../../calls/coupons';
import { CouponRows } from '../../features/list-coupons/coupon-rows.placeholder';

export const Placeholder = () => (
  <Waiting>
    <Stack>
      <TextBone $font="heading" $width="9rem" />
      <CouponRows of={couponsCall} list={wireName('coupons', couponsCall.answer.fields.coupons)} />
    </Stack>
  </Waiting>
);
