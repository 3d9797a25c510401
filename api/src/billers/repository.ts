import { sql } from 'drizzle-orm';
import { first, type Row } from '../db/rows';
import type { Tx } from '../db/tx';

/** A top-up in a biller's book. */
export interface BookLine extends Row {
  biller: string;
  reference: string;
  product: string;
  number: string;
  state: 'accepted' | 'pending' | 'delivered' | 'failed' | 'cancelled';
  serial: string | null;
  reason: string | null;
  ordered_at: Date;
  changed_at: Date;
  tries: number;
}

/** What names a top-up. */
export interface BookKey {
  biller: string;
  reference: string;
}

/** Notes an order unless its reference is known, also as a cancelled one. */
export async function noteOrder(
  tx: Tx,
  order: BookKey & { product: string; number: string; state: 'accepted' | 'pending' },
  decided: { at: Date | null; to: 'delivered' | 'failed' | null; isTold: boolean },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into topup (biller, reference, product, number, state, ordered_at, changed_at, decide_at, outcome, is_told)
    values (${order.biller}, ${order.reference}, ${order.product}, ${order.number}, ${order.state}, ${now}, ${now},
      ${decided.at}, ${decided.to}, ${decided.isTold})
    on conflict do nothing`);
}

/** A top-up of the book, or undefined. */
export const findLine = async (tx: Tx, { biller, reference }: BookKey): Promise<BookLine | undefined> =>
  first(
    await tx.rows<BookLine>(sql`
      select biller, reference, product, number, state, serial, reason, ordered_at, changed_at, tries
      from topup where biller = ${biller} and reference = ${reference}`),
  );

/** Calls a top-up off that is not decided; one that was never ordered is called off beforehand. */
export async function cancelLine(tx: Tx, { biller, reference }: BookKey, now: Date): Promise<void> {
  await tx.run(sql`
    insert into topup (biller, reference, state, ordered_at, changed_at)
    values (${biller}, ${reference}, 'cancelled', ${now}, ${now})
    on conflict (biller, reference) do update
      set state = 'cancelled', changed_at = excluded.changed_at, decide_at = null, tell_at = null
      where topup.state in ('accepted', 'pending')`);
}

/** How a top-up is decided. */
export type Decision = { to: 'delivered'; serial: string } | { to: 'failed'; reason: string };

/**
 * Decides a top-up that is not decided; false for any other.
 * @param isTold whether Poku is told. Default as it was ordered
 */
export async function decideLine(
  tx: Tx,
  { biller, reference }: BookKey,
  decision: Decision,
  now: Date,
  isTold: boolean | null = null,
): Promise<boolean> {
  const { serial, reason } = { serial: null, reason: null, ...decision };
  const touched = await tx.run(sql`
    update topup set state = ${decision.to}, serial = ${serial}, reason = ${reason}, changed_at = ${now},
      decide_at = null, tell_at = case when coalesce(${isTold}::boolean, is_told) then ${now}::timestamptz end
    where biller = ${biller} and reference = ${reference} and state in ('accepted', 'pending')`);
  return touched === 1;
}

/** The top-ups that are to be decided by themselves now. */
export const listDecidable = (
  tx: Tx,
  now: Date,
): Promise<{ biller: string; reference: string; outcome: 'delivered' | 'failed' }[]> =>
  tx.rows<{ biller: string; reference: string; outcome: 'delivered' | 'failed' }>(sql`
    select biller, reference, outcome from topup
    where decide_at <= ${now} and state in ('accepted', 'pending') and outcome is not null order by decide_at limit 100`);

/** Takes a top-up that Poku is to be told of, for the caller alone until `leaseEnd`; undefined when there is none. */
export const takeTelling = async (tx: Tx, now: Date, leaseEnd: Date): Promise<BookLine | undefined> =>
  first(
    await tx.rows<BookLine>(sql`
      update topup set tell_at = ${leaseEnd}, tries = tries + 1
      where (biller, reference) = (
        select biller, reference from topup where tell_at <= ${now} order by tell_at limit 1 for update skip locked)
      returning biller, reference, product, number, state, serial, reason, ordered_at, changed_at, tries`),
  );

/** Notes when Poku is told next; null when it has been. */
export async function noteTelling(
  tx: Tx,
  { biller, reference }: BookKey,
  tellAt: Date | null,
): Promise<void> {
  await tx.run(sql`
    update topup set tell_at = ${tellAt} where biller = ${biller} and reference = ${reference}`);
}

/** The newest top-ups of a biller. */
export const listLines = (tx: Tx, biller: string, limit: number): Promise<BookLine[]> =>
  tx.rows<BookLine>(sql`
    select biller, reference, product, number, state, serial, reason, ordered_at, changed_at, tries
    from topup where biller = ${biller} order by ordered_at desc, reference limit ${limit}`);

/** Empties the book of a biller. */
export async function emptyBook(tx: Tx, biller: string): Promise<void> {
  await tx.run(sql`delete from topup where biller = ${biller}`);
}
