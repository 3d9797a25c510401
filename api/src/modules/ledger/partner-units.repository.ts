import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The asset of a partner's units. */
const partnerAsset = (partnerId: string): string => `P:${partnerId}`;

/** Where a partner's units are: still the partner's, taken for an order that is not over, or kept. */
type PartnerPurpose = 'partner' | 'clearing' | 'settled';

/** What the books say about a reference. */
export interface BookedUnits {
  /** Units of the debit, or null when nothing was booked. */
  units: number | null;
  isSettled: boolean;
  isReturned: boolean;
}

/** What was booked of a partner under a reference. */
export async function bookedUnits(tx: Tx, partnerId: string, reference: string): Promise<BookedUnits> {
  const has = (kind: 'settle' | 'return') => sql`exists (
    select 1 from ledger_journal where kind = ${kind} and reference = ${reference})`;
  const rows = await tx.rows<{ units: number | null; settled: boolean; returned: boolean }>(sql`
    select (select e.amount from ledger_journal j join ledger_entry e on e.journal_id = j.id
        join ledger_account a on a.id = e.account_id
        where j.kind = 'debit' and j.reference = ${reference} and a.asset = ${partnerAsset(partnerId)}
          and a.purpose = 'clearing') as units,
      ${has('settle')} as settled, ${has('return')} as returned`);
  const { units, settled, returned } = only(rows);
  return { units, isSettled: settled, isReturned: returned };
}

/**
 * Books a move of a partner's units, whose accounts are opened where they are missing; does nothing when there is a journal of
 * this kind with this reference. Rejects when there is no such partner.
 */
export async function insertUnits(
  tx: Tx,
  move: {
    kind: 'debit' | 'settle' | 'return';
    partnerId: string;
    reference: string;
    from: PartnerPurpose;
    to: PartnerPurpose;
    units: number;
    at: Date;
  },
): Promise<void> {
  const { kind, partnerId, reference, from, to, units, at } = move;
  await tx.rows(sql`
    select ledger_move_units(${kind}, ${partnerId}, ${reference}, ${from}, ${to}, ${units}, ${at})::text`);
}
