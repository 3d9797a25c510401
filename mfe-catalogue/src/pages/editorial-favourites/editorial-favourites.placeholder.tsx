import { Stack } from '@poku/kit';
import { Waiting } from '@poku/kit/placeholder';
import { EditorialRows } from '../../features/list-coupons/coupon-rows.placeholder';
import { SignUpPrompt } from './sign-up-prompt';

/** The list: whether the address names one coupon is not known by then. */
export const Placeholder = () => (
  <Waiting>
    <Stack>
      <SignUpPrompt />
      <EditorialRows />
    </Stack>
  </Waiting>
);
