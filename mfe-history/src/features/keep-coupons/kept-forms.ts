import type { CouponState } from '@poku/flows/coupon/calls/owned-coupon-key';
import type { OwnedCoupon, OwnedCouponDetail, RevealedCode } from '../../owned-coupon';

const STATES = ['revealed', 'new', 'active', 'used', 'expired'] as const satisfies readonly CouponState[];
const TEXTS = [
  'voucherId',
  'reference',
  'name',
  'brand',
  'image',
  'expiresAt',
] as const satisfies readonly (keyof OwnedCoupon)[];
const DETAIL_TEXTS = [
  'descriptionHtml',
  'termsHtml',
  'pickupHtml',
  'redeemHtml',
] as const satisfies readonly (keyof OwnedCouponDetail)[];

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);
const hasTexts = (kept: Record<string, unknown>, keys: readonly string[]): boolean =>
  keys.every((key) => typeof kept[key] === 'string');

const isCoupon = (kept: unknown): kept is OwnedCoupon =>
  isRecord(kept) &&
  hasTexts(kept, TEXTS) &&
  STATES.some((state) => state === kept.state) &&
  typeof kept.isRevealed === 'boolean' &&
  kept.secretCode === null &&
  kept.revealEndsAtMs === null;

const isDetail = (kept: unknown): kept is OwnedCouponDetail =>
  isRecord(kept) && hasTexts(kept, DETAIL_TEXTS) && isCoupon(kept);

/** A list that was kept, without codes; `null` when it is of another form. */
export const readCoupons = (kept: unknown): readonly OwnedCoupon[] | null =>
  Array.isArray(kept) && kept.every(isCoupon) ? kept : null;

/** A coupon that was kept, without its code; `null` when it is of another form. */
export const readDetail = (kept: unknown): OwnedCouponDetail | null => (isDetail(kept) ? kept : null);

/** A code that was kept; `null` when it is of another form. */
export function readCode(kept: unknown): RevealedCode | null {
  if (!isRecord(kept)) return null;
  const { secretCode, endsAtMs } = kept;
  if (typeof secretCode !== 'string' || typeof endsAtMs !== 'number') return null;
  return { secretCode, endsAtMs };
}
