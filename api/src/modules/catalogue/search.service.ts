import type { Tx } from '../../db/tx';
import { lookUp, type SearchTerm } from './search.repository';

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
