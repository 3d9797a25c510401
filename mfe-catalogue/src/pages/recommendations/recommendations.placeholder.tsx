import { CouponGridBones, Waiting } from '@poku/kit/placeholder';

export const Placeholder = () => (
  <Waiting>
    <CouponGridBones />
  </Waiting>
);
