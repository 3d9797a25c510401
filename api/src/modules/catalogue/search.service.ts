import type { Tx } from '../../db/tx';
import { type LimitedSearch, readEndingAmount, readLimits } from './search-limits';
import { isNamedAmount, lookUp, type SearchTerm } from './search.repository';

/** Of a term: what it may be in a coupon; `undefined` when it says nothing. */
function meaningOf({ meant, written, alike }: SearchTerm): readonly string[] | undefined {
  if (meant !== null && meant.length === 0) return undefined;
  const known = [...new Set([...written, ...(meant ?? [])])];
  return known.length > 0 ? known : alike;
}

/**
 * For each word of a search, the words of coupons that it may stand for: itself and those that it begins, what was said that it means, and
 * only where there are none of these, those that differ by a slip. Two words that mean something together are taken as one.
 */
export async function readWords(tx: Tx, text: string): Promise<(readonly string[])[]> {
  const terms = await lookUp(tx, text);
  const found: (readonly string[])[] = [];
  let next = 1;
  for (const term of terms) {
    if (term.place < next) continue;
    const pair = terms.find(({ place, length }) => place === term.place && length === 2);
    const taken = pair?.meant ? pair : term;
    next = term.place + taken.length;
    const words = meaningOf(taken);
    if (words) found.push(words);
  }
  return found;
}

/**
 * What a search looks for, and what of it says what a coupon may cost. A number at its end is the most points, unless a coupon is called or
 * worth so: 'kopi 3000' has a limit, 'voucher 100000' and 'pulsa 50rb' have none.
 */
export async function understand(tx: Tx, search: string): Promise<LimitedSearch> {
  const limited = readLimits(search);
  if (limited.minimumPoints !== undefined || limited.maximumPoints !== undefined) return limited;
  const ending = readEndingAmount(limited.text);
  if (!ending || (await isNamedAmount(tx, ending.amount, ending.isShort))) return limited;
  return { text: ending.text, minimumPoints: undefined, maximumPoints: ending.amount };
}
