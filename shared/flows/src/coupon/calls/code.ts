import type { CodeWording } from '@poku/domain/wording/code-wording';

/** Code of calls about a coupon that is unknown, no longer known, or not in the promotion that was named (D48). */
export const COUPON_UNKNOWN = 20404;

/** What it says. */
export const couponCodeWording: CodeWording = {
  [COUPON_UNKNOWN]: 'Kupon ini tidak ditemukan.',
};
