import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import type { CouponState } from '@poku/flows/coupon/calls/owned-coupon-key';
import type { OwnedCoupon, OwnedCouponDetail, RevealedCode } from '../../owned-coupon';

const STATES = ['revealed', 'new', 'active', 'used', 'expired'] as const satisfies readonly CouponState[];
const CHANNELS = ['till', 'online'] as const satisfies readonly OwnedCoupon['useChannel'][];
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

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

/** What a coupon lacks that was kept before merchants took coupons (D65), before coupons were sent (D68), or packages (D69), or told their worth. */
const LATER = {
  faceValueRupiah: 0,
  useChannel: 'till',
  usedAt: null,
  usedStore: null,
  isSendable: false,
  giftEndsAt: null,
  delivery: null,
};
const withLater = (kept: unknown): unknown => (isRecord(kept) ? { ...LATER, ...kept } : kept);

const DELIVERIES = ['sending', 'delivered', 'failed'] as const satisfies readonly Delivery['state'][];
const isDelivery = (kept: unknown): kept is Delivery =>
  isRecord(kept) &&
  typeof kept.number === 'string' &&
  DELIVERIES.some((state) => state === kept.state) &&
  isTextOrNull(kept.serial) &&
  isTextOrNull(kept.deliveredAt);

const isCoupon = (kept: unknown): kept is OwnedCoupon =>
  isRecord(kept) &&
  hasTexts(kept, TEXTS) &&
  STATES.some((state) => state === kept.state) &&
  typeof kept.faceValueRupiah === 'number' &&
  typeof kept.isRevealed === 'boolean' &&
  kept.secretCode === null &&
  kept.revealEndsAtMs === null &&
  CHANNELS.some((channel) => channel === kept.useChannel) &&
  isTextOrNull(kept.usedAt) &&
  isTextOrNull(kept.usedStore) &&
  typeof kept.isSendable === 'boolean' &&
  isTextOrNull(kept.giftEndsAt) &&
  (kept.delivery === null || isDelivery(kept.delivery));

const isDetail = (kept: unknown): kept is OwnedCouponDetail =>
  isRecord(kept) && hasTexts(kept, DETAIL_TEXTS) && isCoupon(kept);

/** A list that was kept, without codes; `null` when it is of another form. */
export function readCoupons(kept: unknown): readonly OwnedCoupon[] | null {
  if (!Array.isArray(kept)) return null;
  const coupons = kept.map(withLater);
  return coupons.every(isCoupon) ? coupons : null;
}

/** A coupon that was kept, without its code; `null` when it is of another form. */
export function readDetail(kept: unknown): OwnedCouponDetail | null {
  const coupon = withLater(kept);
  return isDetail(coupon) ? coupon : null;
}

/** A code that was kept; `null` when it is of another form. */
export function readCode(kept: unknown): RevealedCode | null {
  if (!isRecord(kept)) return null;
  const { secretCode, endsAtMs } = kept;
  if (typeof secretCode !== 'string' || typeof endsAtMs !== 'number') return null;
  return { secretCode, endsAtMs };
}
