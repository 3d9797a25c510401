import { asker, call, flag, list, optional, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { couponFields } from '@poku/flows/coupon/calls/coupon';

const { id, redemptionRuleId, rewardItemId, image, brand, name, pricePoints, faceValueRupiah, stock } =
  couponFields;
const listed = {
  id,
  redemptionRuleId,
  rewardItemId,
  image,
  brand,
  name,
  pricePoints,
  faceValueRupiah,
  stock,
};

const goalCoupon = record(
  {
    ...listed,
    /** Its sale may have ended since it was chosen. */
    isOnSale: flag('onSale'),
  },
  'voucher',
);

const goal = record({
  /** The coupon that the member saves up for; `null` when none is chosen. */
  coupon: optional(goalCoupon),
  /** At most six in stock that cost a little more than the member has, the cheapest first; none while one is chosen. */
  near: list(record(listed), 'nearest'),
  /** Own points earned in the last `earningDays` days. */
  earnedPoints: whole('earnedPoint'),
  /** Days that the member is with Poku, 7 to 90. */
  earningDays: whole('earnedDays'),
});

/** What a member saves up for. */
export type GoalCoupon = ValueOf<typeof goalCoupon>;
/** What a member saves up for, and how fast points come (decision 051). */
export type Goal = ValueOf<typeof goal>;

/** The member's 'Mimpi', and how fast their points come (decision 051). */
export const goalCall = call({ method: 'GET', path: '/customergoal/{clientId}', answer: goal });

/** Makes a coupon the member's 'Mimpi', in place of the one before; repeating it changes nothing. Code 20404. */
export const chooseGoalCall = call({
  method: 'PUT',
  path: '/customergoal',
  body: { clientId: asker(), couponId: text('voucherId', { maxChars: 64 }) },
});

/** Lets go of the member's 'Mimpi'; repeating it changes nothing. */
export const dropGoalCall = call({
  method: 'DELETE',
  path: '/customergoal',
  body: { clientId: asker() },
});
