import type { KeptValue, OfflineShelf } from '@poku/contract';
import { isApiError } from '@poku/platform';
import type { OwnedCoupon, OwnedCouponDetail, OwnedCouponKey, RevealedCode } from '../../owned-coupon';
import { isUsable, revealEndOf, shownCodeOf } from '../../coupon-state';
import { readCode, readCoupons, readDetail } from './kept-forms';

const LIST = 'my-coupons.v1';
const detailName = (reference: string) => `coupon.v1.${reference}`;
const codeName = (reference: string) => `coupon-code.v1.${reference}`;

/** Whether a call failed because nobody answered, so that what the device keeps is the best there is. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'offline' || error.kind === 'network' || error.kind === 'timeout');

/** Keeps a code until its end; it is kept nowhere else. */
export const keepCode = (shelf: OfflineShelf, reference: string, code: RevealedCode): Promise<void> =>
  shelf.put(codeName(reference), code, code.endsAtMs);

const keepCodeOf = async (shelf: OfflineShelf, coupon: OwnedCoupon): Promise<void> => {
  const secretCode = shownCodeOf(coupon);
  const endsAtMs = revealEndOf(coupon);
  if (secretCode !== null && endsAtMs !== null)
    await keepCode(shelf, coupon.reference, { secretCode, endsAtMs });
};

const withoutCode = <T extends OwnedCoupon>(coupon: T): T => ({
  ...coupon,
  secretCode: null,
  revealEndsAtMs: null,
});

/** Keeps the coupons of a list that was just read, and their codes apart from it. Never rejects. */
export async function keepCoupons(shelf: OfflineShelf, coupons: readonly OwnedCoupon[]): Promise<void> {
  await shelf.put(LIST, coupons.map(withoutCode));
  await Promise.all(coupons.map((coupon) => keepCodeOf(shelf, coupon)));
}

/** Keeps a coupon that was just read, and its code apart from it. Never rejects. */
export async function keepDetail(shelf: OfflineShelf, coupon: OwnedCouponDetail): Promise<void> {
  await shelf.put(detailName(coupon.reference), withoutCode(coupon));
  await keepCodeOf(shelf, coupon);
}

/** A kept coupon as it is by now: with its code while that stands, else over when its time is. */
async function asOfNow<T extends OwnedCoupon>(shelf: OfflineShelf, coupon: T): Promise<T> {
  // A package has no code, and ends only by being delivered.
  if (!isUsable(coupon) || coupon.delivery !== null) return coupon;
  const code = await shelf.get(codeName(coupon.reference), readCode);
  const endsAtMs = code?.value.endsAtMs ?? 0;
  if (code !== null && endsAtMs > Date.now()) {
    const expiresAt = new Date(endsAtMs).toISOString();
    const { secretCode } = code.value;
    return {
      ...coupon,
      state: 'revealed',
      isRevealed: true,
      secretCode,
      expiresAt,
      revealEndsAtMs: endsAtMs,
    };
  }
  const isOver = coupon.state === 'revealed' || Date.parse(coupon.expiresAt) <= Date.now();
  return isOver ? { ...coupon, state: 'expired' } : coupon;
}

/** The coupons that the device keeps; `null` when it keeps none. Never rejects. */
export async function keptCoupons(shelf: OfflineShelf): Promise<KeptValue<readonly OwnedCoupon[]> | null> {
  const kept = await shelf.get(LIST, readCoupons);
  if (kept === null) return null;
  return { ...kept, value: await Promise.all(kept.value.map((coupon) => asOfNow(shelf, coupon))) };
}

const NO_TEXTS = { descriptionHtml: '', termsHtml: '', pickupHtml: '', redeemHtml: '' };

/** A coupon that the device keeps, by the list alone when it was never opened; `null` when it knows none. Never rejects. */
export async function keptDetail(
  shelf: OfflineShelf,
  { voucherId, reference }: OwnedCouponKey,
): Promise<KeptValue<OwnedCouponDetail> | null> {
  const opened = await shelf.get(detailName(reference), readDetail);
  if (opened !== null && opened.value.voucherId === voucherId)
    return { ...opened, value: await asOfNow(shelf, opened.value) };
  const list = await shelf.get(LIST, readCoupons);
  const row = list?.value.find((coupon) => coupon.reference === reference && coupon.voucherId === voucherId);
  if (!list || !row) return null;
  return { savedAt: list.savedAt, value: await asOfNow(shelf, { ...row, ...NO_TEXTS }) };
}
