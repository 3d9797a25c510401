import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** What a user bought. */
export interface PurchaseRow extends Row {
  reference: string;
  item: string;
  category: string;
  amount_rupiah: number;
  /** 1 as it was made, one more with each correction. */
  revision: number;
  made_at: Date;
  reversed_at: Date | null;
}

/** A purchase with how far its events came: what went worst with any of them. */
export interface ToldPurchase extends PurchaseRow {
  told: 'failed' | 'held' | 'waiting' | 'sent';
}

const columns = sql`p.reference, p.item, p.category, p.amount_rupiah, p.revision, p.made_at, p.reversed_at`;

/** Writes a purchase. Returns false, and writes nothing, when its reference is known. */
export const insertPurchase = async (
  tx: Tx,
  partner: string,
  made: { reference: string; subject: string; item: string; category: string; amountRupiah: number },
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into purchase (partner, reference, subject, item, category, amount_rupiah, made_at)
    values (${partner}, ${made.reference}, ${made.subject}, ${made.item}, ${made.category},
      ${made.amountRupiah}, ${now})
    on conflict do nothing`)) === 1;

/** A purchase of this user, locked until the transaction ends; undefined also for one of another user. */
export async function lockPurchase(
  tx: Tx,
  partner: string,
  subject: string,
  reference: string,
): Promise<PurchaseRow | undefined> {
  return first(
    await tx.rows<PurchaseRow>(sql`
      select ${columns} from purchase p
      where p.partner = ${partner} and p.reference = ${reference} and p.subject = ${subject} for update`),
  );
}

/** Sets the amount and the revision of a locked purchase. */
export const setAmount = (
  tx: Tx,
  partner: string,
  reference: string,
  amountRupiah: number,
  revision: number,
): Promise<number> =>
  tx.run(sql`
    update purchase set amount_rupiah = ${amountRupiah}, revision = ${revision}
    where partner = ${partner} and reference = ${reference}`);

/** Notes that a locked purchase was given back. */
export const setReversed = (tx: Tx, partner: string, reference: string, now: Date): Promise<number> =>
  tx.run(sql`
    update purchase set reversed_at = ${now} where partner = ${partner} and reference = ${reference}`);

/** A user's newest purchases, newest first, for the page. */
export const newestPurchases = (tx: Tx, partner: string, subject: string): Promise<ToldPurchase[]> =>
  tx.rows<ToldPurchase>(sql`
    select ${columns}, event.state as told
    from purchase p cross join lateral (
      select e.state from event e
      where e.partner = p.partner and e.payload ->> 'reference' = p.reference and e.payload ->> 'type' like 'purchase.%'
      order by array_position(array['failed', 'held', 'waiting', 'sent'], e.state) limit 1) event
    where p.partner = ${partner} and p.subject = ${subject} order by p.made_at desc, p.reference limit 20`);

/** What was made in a time as it stands now, by reference in byte order, after one. */
export const purchasesBetween = (
  tx: Tx,
  partner: string,
  { from, to }: { from: Date; to: Date },
  after: string,
  limit: number,
): Promise<PurchaseRow[]> =>
  tx.rows<PurchaseRow>(sql`
    select ${columns} from purchase p
    where p.partner = ${partner} and p.made_at >= ${from} and p.made_at < ${to} and p.reference collate "C" > ${after}
    order by p.reference collate "C" limit ${limit}`);
