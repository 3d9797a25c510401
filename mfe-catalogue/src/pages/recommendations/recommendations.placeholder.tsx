import { Stack } from '@poku/kit';
import { CouponGridBones, TextBone, Waiting } from '@poku/kit/placeholder';

export const Placeholder = () => (
  <Waiting>
    <Stack>
      <TextBone $font="heading" $width="16rem" />
      <CouponGridBones />
    </Stack>
  </Waiting>
);
