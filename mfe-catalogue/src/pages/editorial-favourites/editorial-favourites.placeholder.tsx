import { Stack } from '@poku/kit';
import { CouponGridBones, Waiting } from '@poku/kit/placeholder';
import { SignUpPrompt } from './sign-up-prompt';

/** The list: whether the address names one coupon is not known by then. */
export const Placeholder = () => (
  <Waiting>
    <Stack>
      <SignUpPrompt />
      <CouponGridBones />
    </Stack>
  </Waiting>
);
