import { sql } from 'drizzle-orm';
import { only, type Tx } from '../../db/database';
import { ownAsset, posting, systemAccount, type MemberAccounts } from './journal.repository';

/** Points to set aside. */
export interface NewHold {
  /** Unique among holds; the same one again changes nothing. */
  id: string;
  memberId: string;
  /** Above 0. */
  points: number;
  at: Date;
}

/**
 * Takes points out of the lots that have not ended, earliest end first (D37), and keeps what each lot gave. The caller
 * holds the accounts' lock. False, with nothing changed, when there are fewer; true for a hold that stands already.
 */
export async function insertHold(tx: Tx, accounts: MemberAccounts, hold: NewHold): Promise<boolean> {
  const rows = await tx.rows<{ held: boolean }>(sql`
    with lot as (
      select id, remaining, sum(remaining) over (order by expires_at, id) - remaining as before
      from ledger_lot where account_id = ${accounts.available} and remaining > 0 and expires_at > ${hold.at}),
    taken as (
      select id, least(remaining, ${hold.points}::bigint - before) as amount
      from lot where before < ${hold.points}::bigint),
    journal as (
      insert into ledger_journal (kind, reference, occurred_at)
      select 'hold', ${hold.id}, ${hold.at} where (select sum(amount) from taken) = ${hold.points}::bigint
      on conflict (kind, reference) do nothing returning id),
    ${posting({ journal: sql`journal`, from: accounts.available, to: accounts.held, amount: hold.points })},
    hold as (
      insert into ledger_hold (id, member_id, asset, amount, state, created_at)
      select ${hold.id}, ${hold.memberId}, ${ownAsset}, ${hold.points}, 'held', ${hold.at} from journal),
    hold_lot as (
      insert into ledger_hold_lot (hold_id, lot_id, amount)
      select ${hold.id}, taken.id, taken.amount from taken, journal),
    lot_left as (
      update ledger_lot l set remaining = l.remaining - taken.amount
      from taken, journal where l.id = taken.id)
    select exists (select 1 from journal) or exists (
      select 1 from ledger_hold
      where id = ${hold.id} and member_id = ${hold.memberId} and amount = ${hold.points}) as held`);
  return only(rows).held;
}

/** Spends a hold that is still held; any other stays as it is. The caller holds the accounts' lock. */
export async function captureHold(
  tx: Tx,
  accounts: MemberAccounts,
  holdId: string,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    with hold as (
      update ledger_hold set state = 'captured', ended_at = ${now} where id = ${holdId} and state = 'held'
      returning amount),
    journal as (
      insert into ledger_journal (kind, reference, occurred_at)
      select 'capture', ${holdId}, ${now} from hold returning id),
    ${posting({
      journal: sql`journal`,
      from: accounts.held,
      to: systemAccount('redeemed'),
      amount: sql`(select amount from hold)`,
    })}
    select 1`);
}

/** Gives a hold that is still held back to its lots; any other stays as it is. The caller holds the accounts' lock. */
export async function voidHold(tx: Tx, accounts: MemberAccounts, holdId: string, now: Date): Promise<void> {
  await tx.run(sql`
    with hold as (
      update ledger_hold set state = 'voided', ended_at = ${now} where id = ${holdId} and state = 'held'
      returning id, amount),
    journal as (
      insert into ledger_journal (kind, reference, occurred_at)
      select 'void', ${holdId}, ${now} from hold returning id),
    ${posting({
      journal: sql`journal`,
      from: accounts.held,
      to: accounts.available,
      amount: sql`(select amount from hold)`,
    })},
    lot_back as (
      update ledger_lot l set remaining = l.remaining + taken.amount
      from hold join ledger_hold_lot taken on taken.hold_id = hold.id where l.id = taken.lot_id)
    select 1`);
}

/**
 * Gives a hold that was captured back to its lots: the mirror image of its capture, then its void. Any other hold stays
 * as it is. The caller holds the accounts' lock.
 */
export async function refundHold(tx: Tx, accounts: MemberAccounts, holdId: string, now: Date): Promise<void> {
  const amount = sql`(select amount from hold)`;
  await tx.run(sql`
    with hold as (
      update ledger_hold set state = 'refunded' where id = ${holdId} and state = 'captured'
      returning id, amount),
    mirror as (
      insert into ledger_journal (kind, reference, occurred_at, reverses)
      select 'reverse', ${holdId}, ${now}, capture.id
      from hold join ledger_journal capture on capture.kind = 'capture' and capture.reference = hold.id
      returning id),
    given_back as (
      insert into ledger_journal (kind, reference, occurred_at)
      select 'void', ${holdId}, ${now} from hold returning id),
    ${posting(
      { journal: sql`mirror`, from: systemAccount('redeemed'), to: accounts.held, amount },
      { journal: sql`given_back`, from: accounts.held, to: accounts.available, amount },
    )},
    lot_back as (
      update ledger_lot l set remaining = l.remaining + taken.amount
      from hold join ledger_hold_lot taken on taken.hold_id = hold.id where l.id = taken.lot_id)
    select 1`);
}
