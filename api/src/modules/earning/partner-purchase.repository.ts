import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { Why } from './reckon';

/** What names a purchase. */
export interface PurchaseKey {
  partnerId: string;
  reference: string;
}

/** A purchase as partners reported it, with what it earns. */
export interface PurchaseRow extends Row {
  partner_id: string;
  reference: string;
  /** 0 until it is reported. */
  revision: number;
  subject: string | null;
  amount_rupiah: number | null;
  category: string | null;
  made_at: Date | null;
  reported_at: Date;
  reversed_at: Date | null;
  member_id: string | null;
  points: number;
  why: Why | null;
  booked: number;
  lapsed: number;
  moves: number;
  spendable_at: Date | null;
  due_at: Date | null;
  number: string | null;
}

const columns = sql`partner_id, reference, revision, subject, amount_rupiah, category, made_at, reported_at, reversed_at, member_id,
  points, why, booked, lapsed, moves, spendable_at, due_at, number`;
const isIt = ({ partnerId, reference }: PurchaseKey) =>
  sql`partner_id = ${partnerId} and reference = ${reference}`;

/** A purchase, locked until the transaction ends, before any account; stored as not reported yet when it is new. */
export async function lockPurchase(tx: Tx, key: PurchaseKey, now: Date): Promise<PurchaseRow> {
  const inserted = await tx.rows<PurchaseRow>(sql`
    insert into partner_purchase (partner_id, reference, reported_at)
    values (${key.partnerId}, ${key.reference}, ${now}) on conflict do nothing returning ${columns}`);
  return (
    first(inserted) ??
    only(
      await tx.rows<PurchaseRow>(sql`select ${columns} from partner_purchase where ${isIt(key)} for update`),
    )
  );
}

/** Writes everything of a locked purchase. */
export async function savePurchase(tx: Tx, row: PurchaseRow): Promise<void> {
  await tx.run(sql`
    update partner_purchase set revision = ${row.revision}, subject = ${row.subject}, amount_rupiah = ${row.amount_rupiah},
      category = ${row.category}, made_at = ${row.made_at}, reported_at = ${row.reported_at},
      reversed_at = ${row.reversed_at}, member_id = ${row.member_id}, points = ${row.points},
      why = ${row.why === null ? null : JSON.stringify(row.why)}::jsonb, booked = ${row.booked}, lapsed = ${row.lapsed},
      moves = ${row.moves}, spendable_at = ${row.spendable_at}, due_at = ${row.due_at}, number = ${row.number}
    where ${isIt({ partnerId: row.partner_id, reference: row.reference })}`);
}

/** The purchase that has been due for the longest, locked; undefined when none is. */
export const lockDuePurchase = async (tx: Tx, now: Date): Promise<PurchaseRow | undefined> =>
  first(
    await tx.rows<PurchaseRow>(sql`
      select ${columns} from partner_purchase where due_at <= ${now} order by due_at limit 1 for update skip locked`),
  );

/** Lets a purchase be due again later; one that is due no more stays so. */
export async function postponePurchase(tx: Tx, row: PurchaseRow, dueAt: Date): Promise<void> {
  await tx.run(sql`
    update partner_purchase set due_at = ${dueAt}
    where ${isIt({ partnerId: row.partner_id, reference: row.reference })} and due_at is not null`);
}

/**
 * Whose purchase it is: the member whose link with this account stood when it was made, or began at most so many hours later.
 * @param beforeLinkHours of the partner's terms
 */
export async function findBuyer(
  tx: Tx,
  purchase: { partnerId: string; subject: string; madeAt: Date },
  beforeLinkHours: number,
): Promise<string | undefined> {
  const { partnerId, subject, madeAt } = purchase;
  // The first link that covers it; of those that began later the first as well.
  return first(
    await tx.rows<{ member_id: string }>(sql`
      select member_id from partner_link
      where partner_id = ${partnerId} and subject = ${subject} and state <> 'pending'
        and linked_at <= ${madeAt}::timestamptz + ${beforeLinkHours} * interval '1 hour'
        and (ended_at is null or ended_at > ${madeAt})
      order by linked_at limit 1`),
  )?.member_id;
}

/** Lets purchases be looked at again that were reported before their account was linked. */
export async function wakePurchases(
  tx: Tx,
  { partnerId, subject }: { partnerId: string; subject: string },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update partner_purchase set due_at = ${now}
    where partner_id = ${partnerId} and subject = ${subject} and member_id is null and reversed_at is null`);
}

/** Deletes purchases of nobody's that were reported before a time, at most `limit`. Returns how many. */
export const forgetUnclaimed = (tx: Tx, reportedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select partner_id, reference from partner_purchase where member_id is null and reported_at < ${reportedBefore}
      order by reported_at limit ${limit} for update skip locked)
    delete from partner_purchase where (partner_id, reference) in (select * from old)`);

/** A partner's name, as members read it. */
export async function nameOfPartner(tx: Tx, partnerId: string): Promise<string> {
  const rows = await tx.rows<{ name: string }>(sql`select name from partner where id = ${partnerId}`);
  return only(rows).name;
}
