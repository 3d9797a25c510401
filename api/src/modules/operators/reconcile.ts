import type { Statement } from '@poku/partner-protocol';
import type { OurLeg } from './repository';

/** What a partner's statement and our orders disagree about. */
export interface Difference {
  reference: string;
  /** Our order; null when we have none. */
  number: string | null;
  what:
    | 'missing at Poku'
    | 'missing at the partner'
    | 'given back at the partner only'
    | 'not given back at the partner'
    | 'another amount';
  /** In the partner's units; 0 when there is nothing. */
  ourUnits: number;
  theirUnits: number;
}

/** What a statement says in all about a reference. */
interface TheirDebit {
  units: number;
  isReversed: boolean;
}

/** Sums a statement up by reference; a partner may tell a movement twice. */
export function sumUp(movements: Statement['movements']): Map<string, TheirDebit> {
  const debits = new Map<string, TheirDebit>();
  for (const { reference, kind, amountUnits } of movements) {
    const known = debits.get(reference);
    if (kind === 'debit')
      debits.set(reference, { units: amountUnits, isReversed: known?.isReversed ?? false });
    else debits.set(reference, { units: known?.units ?? amountUnits, isReversed: true });
  }
  return debits;
}

/** States in which the units are ours, and in which they never were or no longer are; in any other the saga still asks. */
const takenStates: readonly string[] = ['debited', 'captured'];
const freeStates: readonly string[] = ['refused', 'released'];

/** What is wrong between a leg that is settled and what the partner has under its reference. */
export function compareLeg(leg: OurLeg, theirs: TheirDebit | undefined): Difference | undefined {
  const differ = (what: Difference['what'], ourUnits: number): Difference => ({
    reference: leg.reference,
    number: leg.number,
    what,
    ourUnits,
    theirUnits: theirs === undefined || theirs.isReversed ? 0 : theirs.units,
  });
  if (takenStates.includes(leg.state)) {
    if (theirs === undefined) return differ('missing at the partner', leg.units);
    if (theirs.isReversed) return differ('given back at the partner only', leg.units);
    return theirs.units === leg.units ? undefined : differ('another amount', leg.units);
  }
  const isStanding = freeStates.includes(leg.state) && theirs?.isReversed === false;
  return isStanding ? differ('not given back at the partner', 0) : undefined;
}
