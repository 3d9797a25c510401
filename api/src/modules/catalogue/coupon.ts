import type { Coupon } from '@poku/flows/coupon/calls/coupon';
import type { VoucherRow } from './voucher.repository';

/** A coupon as the API answers it ([C] §3). @param promotionId the promotion that led to it and has it */
export const toCoupon = (row: VoucherRow, promotionId: string | null): Coupon => ({
  ...row,
  promotionId,
  usableUntil: row.usableUntil.toISOString(),
  rule: { id: row.redemptionRuleId, rewards: { rewardItemId: row.rewardItemId } },
});
