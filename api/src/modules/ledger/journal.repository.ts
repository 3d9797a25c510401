import { sql, type SQL } from 'drizzle-orm';
import { only, type Tx } from '../../db/database';

/** The asset of the product's own points. */
export const ownAsset = 'POKU';

/** Ids of a member's two accounts of own points. */
export interface MemberAccounts {
  available: number;
  held: number;
}

/** Opens a member's accounts where they are missing. */
async function openAccounts(tx: Tx, memberId: string): Promise<void> {
  await tx.run(sql`
    insert into ledger_account (asset, member_id, purpose)
    values (${ownAsset}, ${memberId}, 'available'), (${ownAsset}, ${memberId}, 'held')
    on conflict (asset, member_id, purpose) where member_id is not null do nothing`);
}

/**
 * Locks a member's accounts until the transaction ends; every change of a member's points starts with it, before any
 * lock on an order or on stock, so that two transactions never wait for each other in a circle. What is read of lots and
 * holds is read by a later statement, which sees what was committed while this one waited.
 */
export async function lockAccounts(tx: Tx, memberId: string): Promise<MemberAccounts> {
  const read = () => lockWhere(tx, sql`a.member_id = ${memberId}`);
  const rows = await read();
  if (rows.length === 2) return pairOf(rows);
  await openAccounts(tx, memberId);
  return pairOf(await read());
}

/** Locks the accounts of a hold's member until the transaction ends. Throws for an unknown hold. */
export async function lockAccountsOfHold(tx: Tx, holdId: string): Promise<MemberAccounts> {
  const rows = await lockWhere(
    tx,
    sql`a.member_id = (select member_id from ledger_hold where id = ${holdId})`,
  );
  if (rows.length === 0) throw new Error('Unknown hold');
  return pairOf(rows);
}

interface AccountRow {
  id: number;
  purpose: string;
}

const lockWhere = (tx: Tx, condition: SQL): Promise<AccountRow[]> =>
  tx.rows<AccountRow & Record<string, unknown>>(sql`
    select a.id, a.purpose from ledger_account a
    where a.asset = ${ownAsset} and ${condition} order by a.id for update`);

const pairOf = (rows: readonly AccountRow[]): MemberAccounts => ({
  available: only(rows.filter((row) => row.purpose === 'available')).id,
  held: only(rows.filter((row) => row.purpose === 'held')).id,
});

/** Id of an account of the system, inside a statement. */
export const systemAccount = (purpose: 'issued' | 'redeemed' | 'expired'): SQL => sql`(
    select id from ledger_account where asset = ${ownAsset} and member_id is null and purpose = ${purpose})`;

/** One move of an amount inside a statement: a journal's id, the accounts' ids and an amount above 0. */
export interface Move {
  /** The CTE that gives the journal as `id`; without a row nothing is posted. */
  journal: SQL;
  from: SQL | number;
  to: SQL | number;
  amount: SQL | number;
}

/**
 * The CTEs `entry` and `account`: both sides of each move, and the members' cached balances with them. A balance that would
 * fall below zero is refused by the database (SQLSTATE 23514), as is a journal that is not balanced.
 */
export const posting = (...moves: Move[]): SQL => sql`
  entry as (
    insert into ledger_entry (journal_id, account_id, amount)
    ${sql.join(moves.map(bothSides), sql` union all `)}
    returning account_id, amount),
  account as (
    update ledger_account a set balance = a.balance + moved.amount
    from (select account_id, sum(amount)::bigint as amount from entry group by account_id) moved
    where a.id = moved.account_id and a.member_id is not null)`;

const bothSides = ({ journal, from, to, amount }: Move): SQL => sql`
    select journal.id, side.account_id, side.amount from ${journal} journal, lateral (values
      (${from}::bigint, -(${amount}::bigint)), (${to}::bigint, ${amount}::bigint)) as side (account_id, amount)`;
