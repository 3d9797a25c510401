import { call, list, optional, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';

const { id, redemptionRuleId, rewardItemId, image, brand, name, pricePoints } = couponFields;

const gained = record({
  partnerId: text(),
  /** What the partner's balance is worth; `null` while it has not been read. */
  points: optional(whole('gainedPoint')),
  /** The member's points with it. */
  totalPoints: whole('totalpoint'),
  /** Coupons in stock that the total pays now and did not without it; so many and more at `GAIN_COUNT_MAX`. */
  couponCount: whole('voucherCount'),
  /** The most popular of them, three at most. */
  coupons: list(
    record({ id, redemptionRuleId, rewardItemId, image, brand, name, pricePoints }),
    'voucherList',
  ),
});

/** What a link has brought. */
export type LinkGain = ValueOf<typeof gained>;

/** More coupons than this are not counted. */
export const GAIN_COUNT_MAX = 999;

/** What a link of the member has brought: its points, and the coupons that they put within reach (decision 048). Code 201 without a link. */
export const linkGainCall = call({
  method: 'GET',
  path: '/customerlinkgain/{clientId}',
  query: { partnerId: text('partnerId', { minChars: 1, maxChars: 16 }) },
  answer: gained,
});
