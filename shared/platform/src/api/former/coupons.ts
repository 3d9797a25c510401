import type { CouponsApi, OwnedCoupon, OwnedCouponDetail, OwnedCouponState } from '@poku/contract';
import type { Transport } from '../transport';
import {
  flag,
  list,
  moment,
  oneOf,
  optionalMoment,
  optionalText,
  optionalWhole,
  readRecord,
  text,
  whole,
  type WireRecord,
} from '../wire-record';

const LIST = '/customervoucher/{clientId}';
const DETAIL = '/customervoucherdetail/{clientId}';
const REVEAL = '/redeemvoucher';

/** What `status_activity` means ([C] §4). */
export const couponStateOf = (record: WireRecord): OwnedCouponState =>
  STATES[oneOf(record, 'status_activity', ['0', '1', '2', '3', '4'])];

const STATES = {
  '0': 'revealed',
  '1': 'new',
  '2': 'active',
  '3': 'used',
  '4': 'expired',
} as const satisfies Record<string, OwnedCouponState>;

/** The server says how long is left, so that a wrong clock of the device does no harm (D51). */
const endOf = (remainingSeconds: number): number => Date.now() + remainingSeconds * 1_000;

const readOwnedCoupon = (record: WireRecord): OwnedCoupon => {
  const state = couponStateOf(record);
  // A code that was shown ends its coupon, running or over (D51).
  const hasRevealEnd = state === 'revealed' || state === 'expired';
  const revealEnd = hasRevealEnd ? optionalMoment(record, 'revealExpiredDate') : null;
  const remainingSeconds = state === 'revealed' ? optionalWhole(record, 'remainingSeconds') : null;
  return {
    voucherId: text(record, 'voucherId'),
    reference: text(record, 'code'),
    name: text(record, 'voucherName'),
    brand: text(record, 'brandName'),
    image: optionalText(record, 'voucherImages') ?? '',
    state,
    isRevealed: flag(record, 'status'),
    secretCode: optionalText(record, 'voucherCode'),
    expiresAt: revealEnd ?? moment(record, 'expiredDate'),
    revealEndsAtMs: remainingSeconds === null ? null : endOf(remainingSeconds),
  };
};

const readOwnedCouponDetail = (record: WireRecord): OwnedCouponDetail => ({
  ...readOwnedCoupon(record),
  descriptionHtml: optionalText(record, 'voucherDescription') ?? '',
  termsHtml: optionalText(record, 'tnc') ?? '',
  pickupHtml: optionalText(record, 'pickup_desc') ?? '',
  redeemHtml: optionalText(record, 'redeem_desc') ?? '',
});

/** The member's own coupons ([C] §7, D51, D52). */
export function createCouponsApi({ get, post, clientId }: Transport): CouponsApi {
  return {
    list: async ({ page, perPage }, options) =>
      list(
        readRecord(LIST, await get(LIST, { ...options, query: { page, perPage } })),
        'data',
        readOwnedCoupon,
      ),
    detail: async ({ voucherId, reference }, options) => {
      const data = await get(DETAIL, { ...options, query: { voucherId, code: reference } });
      return readOwnedCouponDetail(readRecord(DETAIL, data));
    },
    reveal: async ({ voucherId, reference }) => {
      const body = { clientId: clientId(), voucherId, code: reference };
      const record = readRecord(REVEAL, await post(REVEAL, { body }));
      return { secretCode: text(record, 'voucherCode'), endsAtMs: endOf(whole(record, 'remainingSeconds')) };
    },
  };
}
