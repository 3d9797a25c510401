import { sql } from 'drizzle-orm';
import { first, only, type Tx } from '../../db/database';

/** The asset of the product's own points. */
export const ownAsset = 'POKU';

/** A member's two accounts of one asset. */
export interface MemberAccounts {
  available: { id: number; balance: number };
  held: { id: number; balance: number };
}

/** Opens a member's accounts where they are missing. */
export async function openAccounts(tx: Tx, memberId: string): Promise<void> {
  await tx.run(sql`
    insert into ledger_account (asset, member_id, purpose)
    values (${ownAsset}, ${memberId}, 'available'), (${ownAsset}, ${memberId}, 'held')
    on conflict (asset, member_id, purpose) where member_id is not null do nothing`);
}

/**
 * Locks a member's accounts until the transaction ends; every change of a member's points starts with it, before any
 * lock on stock, so that two transactions never wait for each other in a circle.
 */
export async function lockAccounts(tx: Tx, memberId: string): Promise<MemberAccounts> {
  const read = () =>
    tx.rows<{ id: number; purpose: string; balance: number }>(sql`
    select id, purpose, balance from ledger_account
    where asset = ${ownAsset} and member_id = ${memberId} order by id for update`);
  let rows = await read();
  if (rows.length < 2) {
    await openAccounts(tx, memberId);
    rows = await read();
  }
  return {
    available: only(rows.filter((row) => row.purpose === 'available')),
    held: only(rows.filter((row) => row.purpose === 'held')),
  };
}

/** Id of a system account. */
export async function systemAccount(tx: Tx, purpose: 'issued' | 'redeemed' | 'expired'): Promise<number> {
  const rows = await tx.rows<{ id: number }>(sql`
    select id from ledger_account where asset = ${ownAsset} and member_id is null and purpose = ${purpose}`);
  return only(rows).id;
}

/** What happened, once per kind and reference. */
export interface NewJournal {
  kind: 'earn' | 'hold' | 'capture' | 'void' | 'expire' | 'reverse';
  reference: string;
  occurredAt: Date;
}

/** Writes a journal; undefined when one of this kind and reference exists, so that a repeat changes nothing. */
export async function insertJournal(tx: Tx, journal: NewJournal): Promise<number | undefined> {
  const rows = await tx.rows<{ id: number }>(sql`
    insert into ledger_journal (kind, reference, occurred_at)
    values (${journal.kind}, ${journal.reference}, ${journal.occurredAt})
    on conflict (kind, reference) do nothing returning id`);
  return first(rows)?.id;
}

/**
 * Moves `amount` points (above 0) between two accounts and keeps the members' cached balances. A balance that would
 * fall below zero is refused by the database (SQLSTATE 23514).
 */
export async function post(
  tx: Tx,
  journalId: number,
  move: { from: number; to: number; amount: number },
): Promise<void> {
  await tx.run(sql`
    insert into ledger_entry (journal_id, account_id, amount)
    values (${journalId}, ${move.from}, ${-move.amount}), (${journalId}, ${move.to}, ${move.amount})`);
  await tx.run(sql`
    update ledger_account set balance = balance
      + case when id = ${move.from} then -(${move.amount}::bigint) else ${move.amount}::bigint end
    where id in (${move.from}, ${move.to}) and member_id is not null`);
}
