import type { CouponBooks, TillEntry } from './coupon-books';
import type { SimulatedCoupon, SimulatedUse } from './coupon.repository';

/** What Poku has of coupons after the last step. */
interface Known {
  readonly coupons: readonly SimulatedCoupon[];
  readonly uses: readonly SimulatedUse[];
}

const count = <T>(things: readonly T[], is: (thing: T) => boolean): number => things.filter(is).length;

/** Uses of which a merchant and Poku believe different things: used, taken back, double, or nothing at all. */
function unlikeBooks({ entries }: CouponBooks, { uses }: Known): string[] {
  const ours = new Map(uses.map((use) => [use.reference, use]));
  const known = new Set(entries.map(({ reference }) => reference));
  const isDifferent = ({ reference, merchant, coupon, belief }: TillEntry): boolean => {
    const use = ours.get(reference);
    if (use === undefined) return belief !== 'refused';
    return use.belief !== belief || use.merchant_slug !== merchant || use.coupon_code !== coupon;
  };
  return [
    ...entries
      .filter(isDifferent)
      .map((entry) => `${JSON.stringify(entry)} is ${ours.get(entry.reference)?.belief ?? 'nothing'} here`),
    ...uses
      .filter(({ reference }) => !known.has(reference))
      .map(({ reference }) => `no merchant knows ${reference}`),
    ...(ours.size === uses.length ? [] : ['a reference is a use and a double use']),
  ];
}

/** Uses that a merchant had to get, or must not. */
const wrongAnswers = ({ entries }: CouponBooks): string[] =>
  entries
    .filter(
      ({ must, belief }) =>
        (must === 'be-refused' && belief !== 'refused') || (must === 'be-given' && belief === 'refused'),
    )
    .map((entry) => `${JSON.stringify(entry)} is wrong`);

/** Coupons that stand used more or less often than they say, by Poku's books or by the merchants' own. */
function wronglyUsed({ entries }: CouponBooks, { coupons, uses }: Known): string[] {
  return coupons.flatMap(({ code, is_used, is_cancelled }) => {
    const ours = count(uses, ({ coupon_code, belief }) => coupon_code === code && belief === 'used');
    const theirs = count(entries, ({ coupon, belief }) => coupon === code && belief === 'used');
    const most = is_used && !is_cancelled ? 1 : 0;
    return ours === most && theirs === most
      ? []
      : [`${code} is ${is_used ? 'used' : 'unused'}: ${ours} uses here, ${theirs} at merchants`];
  });
}

/** Coupons that somebody else has than who was told so, whose code another one saw, or that were given back after it was seen. */
function wronglyHeld({ links, shown }: CouponBooks, { coupons }: Known): string[] {
  return [
    ...links
      .filter(({ receivers }) => receivers.size > 1)
      .map(({ coupon, receivers }) => `${coupon} was received by ${[...receivers].join(' and ')}`),
    ...coupons.flatMap(({ code, member_id, buyer_id, is_cancelled }) => {
      const received = links
        .filter(({ coupon }) => coupon === code)
        .flatMap(({ receivers }) => [...receivers]);
      const holder = received.at(-1) ?? buyer_id;
      const seers = [...(shown.get(code) ?? [])];
      return [
        ...(holder === member_id ? [] : [`${code} is ${member_id}'s, and ${holder} was told to have it`]),
        ...seers.filter((one) => one !== holder).map((one) => `${one} saw the code of ${code} of ${holder}`),
        ...(is_cancelled && seers.length > 0 ? [`${code} was given back after its code was seen`] : []),
      ];
    }),
  ];
}

/** Everything that is wrong with how coupons were used and sent, in sentences. */
export const couponBreaches = (books: CouponBooks, known: Known): string[] => [
  ...unlikeBooks(books, known),
  ...wrongAnswers(books),
  ...wronglyUsed(books, known),
  ...wronglyHeld(books, known),
];
