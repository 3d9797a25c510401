import type { PokuPurchasesOfDay, PurchasesOfDay } from '@poku/partner-protocol';

/** A purchase as the partner has it. */
export type Theirs = PurchasesOfDay['purchases'][number];
/** A purchase as Poku has it. */
export type Ours = PokuPurchasesOfDay['purchases'][number];

/** What can differ between both. */
export type What =
  | 'missing at Poku'
  | 'missing at the partner'
  | 'another state'
  | 'another amount'
  | 'another category'
  | 'another revision';

/** A purchase on which both disagree. */
export interface Difference {
  reference: string;
  what: What;
  ours: Ours | null;
  theirs: Theirs | null;
}

/** What differs first between both sides of one purchase; undefined when nothing does. */
export function differenceOf(ours: Ours | undefined, theirs: Theirs | undefined): What | undefined {
  if (ours === undefined) return theirs && 'missing at Poku';
  if (theirs === undefined) return 'missing at the partner';
  if (ours.status !== theirs.status) return 'another state';
  // What was reversed for good earns nothing, whatever it was before.
  if (ours.status === 'reversed') return undefined;
  if (ours.amountRupiah !== theirs.amountRupiah) return 'another amount';
  if (ours.category !== theirs.category) return 'another category';
  return ours.revision === theirs.revision ? undefined : 'another revision';
}

/** Pairs two lists in byte order of the references; a reference that one lacks has undefined for it. */
export async function* pair(
  ours: AsyncIterable<Ours>,
  theirs: AsyncIterable<Theirs>,
): AsyncGenerator<{ reference: string; ours?: Ours; theirs?: Theirs }> {
  const [left, right] = [ours[Symbol.asyncIterator](), theirs[Symbol.asyncIterator]()];
  let [own, other] = [await left.next(), await right.next()];
  while (own.done !== true || other.done !== true) {
    const isOwnFirst =
      own.done !== true && (other.done === true || own.value.reference < other.value.reference);
    const isBoth = own.done !== true && other.done !== true && own.value.reference === other.value.reference;
    if (isBoth && own.done !== true && other.done !== true) {
      yield { reference: own.value.reference, ours: own.value, theirs: other.value };
      [own, other] = [await left.next(), await right.next()];
    } else if (isOwnFirst && own.done !== true) {
      yield { reference: own.value.reference, ours: own.value };
      own = await left.next();
    } else if (other.done !== true) {
      yield { reference: other.value.reference, theirs: other.value };
      other = await right.next();
    }
  }
}
