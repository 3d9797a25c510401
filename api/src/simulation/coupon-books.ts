/** What a merchant believes of a use, after all repeats: it gave the goods for nothing when it is `double`. */
export type Belief = 'used' | 'voided' | 'double' | 'refused';

/** A use in a merchant's own books. */
export interface TillEntry {
  readonly merchant: string;
  readonly reference: string;
  readonly coupon: string;
  /** What must come of it: nothing, since it is another merchant's coupon or another way to use it; or goods, since its token was good. */
  readonly must: 'be-refused' | 'be-given' | 'either';
  belief: Belief | undefined;
}

/** A link by which a member sent a coupon, with everybody who was told that the coupon is theirs now. */
export interface SentLink {
  readonly coupon: string;
  readonly receivers: Set<string>;
}

/** What merchants and members know of coupons by themselves. */
export interface CouponBooks {
  readonly entries: TillEntry[];
  /** In the order in which they were made. */
  readonly links: SentLink[];
  /** Who was shown the code of a coupon. */
  readonly shown: Map<string, Set<string>>;
}

/** Books of a world in which no coupon was used or sent yet. */
export const openBooks = (): CouponBooks => ({ entries: [], links: [], shown: new Map() });

/** Opens a use. Its reference is the merchant's own, and of no other use. */
export function openEntry(
  { entries }: CouponBooks,
  { merchant, coupon, must }: Pick<TillEntry, 'merchant' | 'coupon' | 'must'>,
): TillEntry {
  const entry: TillEntry = {
    merchant,
    coupon,
    must,
    reference: `${merchant}-${entries.length + 1}`,
    belief: undefined,
  };
  entries.push(entry);
  return entry;
}

/** Keeps that a member was shown a code. */
export function keepShown({ shown }: CouponBooks, coupon: string, memberId: string): void {
  shown.set(coupon, (shown.get(coupon) ?? new Set()).add(memberId));
}
