import { sql } from 'drizzle-orm';
import { only, type Tx } from '../../db/database';
import { posting } from './journal.repository';

/** The asset of a partner's units. */
const partnerAsset = (partnerId: string): string => `P:${partnerId}`;

/** Where a partner's units are: still the partner's, taken for an order that is not over, or kept. */
export type PartnerPurpose = 'partner' | 'clearing' | 'settled';

/** Ids of a partner's accounts by purpose. */
export type PartnerAccounts = Record<PartnerPurpose, number>;

/** A partner's accounts, opened where they are missing. Throws when there is no such partner. */
export async function partnerAccounts(tx: Tx, partnerId: string): Promise<PartnerAccounts> {
  const asset = partnerAsset(partnerId);
  const read = () =>
    tx.rows<{ id: number; purpose: PartnerPurpose }>(sql`
    select id, purpose from ledger_account where asset = ${asset} and member_id is null`);
  let rows = await read();
  if (rows.length === 0) {
    await tx.run(sql`
      insert into ledger_asset (code) select ${asset}::text from partner where id = ${partnerId}
      on conflict do nothing`);
    await tx.run(sql`
      insert into ledger_account (asset, purpose)
      select ${asset}, purpose from unnest(array['partner', 'clearing', 'settled']) as purpose
      on conflict (asset, purpose) where member_id is null do nothing`);
    rows = await read();
  }
  const idOf = (purpose: PartnerPurpose) => only(rows.filter((row) => row.purpose === purpose)).id;
  return { partner: idOf('partner'), clearing: idOf('clearing'), settled: idOf('settled') };
}

/** What the books say about a reference. */
export interface BookedUnits {
  /** Units of the debit, or null when nothing was booked. */
  units: number | null;
  isSettled: boolean;
  isReturned: boolean;
}

/** What was booked of a partner under a reference. */
export async function bookedUnits(
  tx: Tx,
  accounts: PartnerAccounts,
  reference: string,
): Promise<BookedUnits> {
  const has = (kind: 'settle' | 'return') => sql`exists (
    select 1 from ledger_journal where kind = ${kind} and reference = ${reference})`;
  const rows = await tx.rows<{ units: number | null; settled: boolean; returned: boolean }>(sql`
    select (select e.amount from ledger_journal j join ledger_entry e on e.journal_id = j.id
        where j.kind = 'debit' and j.reference = ${reference} and e.account_id = ${accounts.clearing}) as units,
      ${has('settle')} as settled, ${has('return')} as returned`);
  const { units, settled, returned } = only(rows);
  return { units, isSettled: settled, isReturned: returned };
}

/** Books a move of a partner's units; nothing when there is a journal of this kind with this reference. */
export async function insertUnits(
  tx: Tx,
  accounts: PartnerAccounts,
  move: {
    kind: 'debit' | 'settle' | 'return';
    reference: string;
    from: PartnerPurpose;
    to: PartnerPurpose;
    units: number;
    at: Date;
  },
): Promise<void> {
  await tx.run(sql`
    with journal as (
      insert into ledger_journal (kind, reference, occurred_at) values (${move.kind}, ${move.reference}, ${move.at})
      on conflict (kind, reference) do nothing returning id),
    ${posting({
      journal: sql`journal`,
      from: accounts[move.from],
      to: accounts[move.to],
      amount: move.units,
    })}
    select 1`);
}
