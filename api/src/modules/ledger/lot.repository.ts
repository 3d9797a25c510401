import { sql } from 'drizzle-orm';
import { first, only, type Tx } from '../../db/database';
import { ownAsset, posting, systemAccount, type MemberAccounts } from './journal.repository';

/** A lot of points with what is left of it. */
export interface Lot {
  id: number;
  remaining: number;
  expires_at: Date;
}

/**
 * Books points that came in as a lot of their own. The caller holds the accounts' lock. Returns the journal, or undefined
 * with nothing changed when there is an earning with this reference.
 */
export async function insertLot(
  tx: Tx,
  accounts: MemberAccounts,
  lot: { points: number; reference: string; at: Date; expiresAt: Date },
): Promise<number | undefined> {
  const rows = await tx.rows<{ id: number }>(sql`
    with journal as (
      insert into ledger_journal (kind, reference, occurred_at) values ('earn', ${lot.reference}, ${lot.at})
      on conflict (kind, reference) do nothing returning id),
    ${posting({
      journal: sql`journal`,
      from: systemAccount('issued'),
      to: accounts.available,
      amount: lot.points,
    })},
    lot as (
      insert into ledger_lot (account_id, journal_id, original, remaining, expires_at)
      select ${accounts.available}, id, ${lot.points}, ${lot.points}, ${lot.expiresAt} from journal)
    select id from journal`);
  return first(rows)?.id;
}

/**
 * Takes what is left of ended lots out of the balance, a journal for each. The caller holds the accounts' lock. Returns the
 * points that ended.
 */
export async function endLots(tx: Tx, accounts: MemberAccounts, now: Date): Promise<number> {
  // A lot can end again after a hold gave points back to it, so the time is part of the reference.
  const reference = sql`lot.id || ':' || ${now.toISOString()}::text`;
  const rows = await tx.rows<{ points: number }>(sql`
    with lot as (
      select id, remaining from ledger_lot
      where account_id = ${accounts.available} and remaining > 0 and expires_at <= ${now}),
    journal as (
      insert into ledger_journal (kind, reference, occurred_at) select 'expire', ${reference}, ${now} from lot
      on conflict (kind, reference) do nothing returning id, reference),
    ended as (
      select journal.id, lot.id as lot_id, lot.remaining as amount
      from lot join journal on journal.reference = ${reference}),
    ${posting({
      journal: sql`ended`,
      from: accounts.available,
      to: systemAccount('expired'),
      amount: sql`journal.amount`,
    })},
    lot_left as (update ledger_lot l set remaining = 0 from ended where l.id = ended.lot_id)
    select coalesce(sum(amount), 0)::bigint as points from ended`);
  return only(rows).points;
}

/** A member's lots that have not ended, earliest end first. */
export const memberLots = (tx: Tx, memberId: string, now: Date): Promise<Lot[]> =>
  tx.rows<Lot & Record<string, unknown>>(sql`
    select l.id, l.remaining, l.expires_at from ledger_lot l join ledger_account a on a.id = l.account_id
    where a.asset = ${ownAsset} and a.member_id = ${memberId} and l.remaining > 0 and l.expires_at > ${now}
    order by l.expires_at, l.id`);

/** Points a member can spend now: what is left in lots that have not ended. */
export async function spendablePoints(tx: Tx, memberId: string, now: Date): Promise<number> {
  const rows = await tx.rows<{ points: number }>(sql`
    select coalesce(sum(l.remaining), 0)::bigint as points
    from ledger_lot l join ledger_account a on a.id = l.account_id
    where a.asset = ${ownAsset} and a.member_id = ${memberId} and l.remaining > 0 and l.expires_at > ${now}`);
  return only(rows).points;
}

/** Lots that have ended with something left, their points, and the points of all lots. */
export async function endedShare(
  tx: Tx,
  now: Date,
): Promise<{ lots: number; points: number; allPoints: number }> {
  const rows = await tx.rows<{ lots: number; points: number; all_points: number }>(sql`
    select count(*) filter (where expires_at <= ${now}) as lots,
      coalesce(sum(remaining) filter (where expires_at <= ${now}), 0)::bigint as points,
      coalesce(sum(remaining), 0)::bigint as all_points
    from ledger_lot where remaining > 0`);
  const { lots, points, all_points: allPoints } = only(rows);
  return { lots, points, allPoints };
}

/** Members with something left in ended lots, by id; a group of `limit` after the member `after`. */
export async function membersWithEndedLots(
  tx: Tx,
  now: Date,
  group: { after: string; limit: number },
): Promise<string[]> {
  const rows = await tx.rows<{ member_id: string }>(sql`
    select distinct a.member_id from ledger_lot l join ledger_account a on a.id = l.account_id
    where l.remaining > 0 and l.expires_at <= ${now} and a.member_id > ${group.after}
    order by a.member_id limit ${group.limit}`);
  return rows.map((row) => row.member_id);
}
