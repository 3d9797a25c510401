import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { jakartaMidnight } from '../ledger/jakarta';
import type { Difference, Ours } from './compare';

/** A partner and a day (WIB, `YYYY-MM-DD`) of purchases. */
export interface SettlementKey {
  partnerId: string;
  day: string;
}

const facts = sql`
  select reference, greatest(revision, 1) as revision,
    case when reversed_at is null then 'made' else 'reversed' end as status,
    coalesce(amount_rupiah, 1) as "amountRupiah", coalesce(category, 'unknown') as category, points,
    case when reversed_at is not null then 'reversed' else why ->> 'nothing' end as nothing
  from partner_purchase`;

/** What a partner reported of a day, by reference in byte order, after one. */
export const purchasesOfDay = (
  tx: Tx,
  { partnerId, day }: SettlementKey,
  after: string,
  limit: number,
): Promise<Ours[]> =>
  tx.rows<Ours & Row>(sql`
    ${facts} where partner_id = ${partnerId} and made_at >= ${jakartaMidnight(day)} and made_at < ${jakartaMidnight(day, 1)}
      and reference collate "C" > ${after}
    order by reference collate "C" limit ${limit}`);

/** What a partner reported under these references, on whatever day. */
export const purchasesNamed = (tx: Tx, partnerId: string, references: readonly string[]): Promise<Ours[]> =>
  tx.rows<Ours & Row>(sql`
    ${facts} where partner_id = ${partnerId} and reference = any(${sql.param(references)}::text[])`);

/** Plans the comparison of a day for every partner with terms; what is planned stays. */
export async function planDay(tx: Tx, day: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into settlement (partner_id, day, due_at)
    select distinct partner_id, ${day}::date, ${now}::timestamptz from earn_terms where starts_at <= ${now}
    on conflict do nothing`);
}

/** Takes the comparison that has been due for the longest, until `leaseEnd`; undefined when none is. */
export async function takeDueDay(
  tx: Tx,
  now: Date,
  leaseEnd: Date,
): Promise<(SettlementKey & { slug: string }) | undefined> {
  return first(
    await tx.rows<SettlementKey & { slug: string } & Row>(sql`
      update settlement s set due_at = ${leaseEnd} from partner p
      where p.id = s.partner_id and (s.partner_id, s.day) = (
        select partner_id, day from settlement where due_at <= ${now} order by due_at, partner_id limit 1
        for update skip locked)
      returning s.partner_id as "partnerId", s.day::text as day, p.slug`),
  );
}

/** Whether a comparison is planned, or was made; it stays so until the transaction ends. */
export async function isPlanned(tx: Tx, { partnerId, day }: SettlementKey): Promise<boolean> {
  const rows = await tx.rows(sql`
    select 1 from settlement where partner_id = ${partnerId} and day = ${day} for update`);
  return rows.length > 0;
}

/** Notes that the partner did not answer, and when to ask again. */
export async function noteFailure(
  tx: Tx,
  { partnerId, day }: SettlementKey,
  failure: string,
  dueAt: Date,
): Promise<void> {
  await tx.run(sql`
    update settlement set failure = ${failure}, due_at = ${dueAt} where partner_id = ${partnerId} and day = ${day}`);
}

/**
 * Keeps what a comparison found: new differences are open, also one that was closed and differs otherwise now; open ones that are no
 * longer found are closed. Returns how many are open.
 */
export async function keepDifferences(
  tx: Tx,
  key: SettlementKey,
  found: readonly Difference[],
  now: Date,
): Promise<number> {
  const { partnerId, day } = key;
  const rows = JSON.stringify(found);
  await tx.run(sql`
    insert into settlement_difference (partner_id, day, reference, what, ours, theirs, found_at)
    select ${partnerId}, ${day}::date, reference, what, ours, theirs, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as d (reference text, what text, ours jsonb, theirs jsonb)
    on conflict (partner_id, day, reference) do update
      set what = excluded.what, ours = excluded.ours, theirs = excluded.theirs, found_at = excluded.found_at,
        closed_at = null, reason = null
      where (settlement_difference.what, settlement_difference.ours, settlement_difference.theirs)
        is distinct from (excluded.what, excluded.ours, excluded.theirs)`);
  await tx.run(sql`
    update settlement_difference set closed_at = ${now}, reason = 'differs no longer'
    where partner_id = ${partnerId} and day = ${day} and closed_at is null
      and reference not in (select reference from jsonb_to_recordset(${rows}::jsonb) as d (reference text))`);
  const open = await tx.rows<{ open: number }>(sql`
    select count(*)::int as open from settlement_difference
    where partner_id = ${partnerId} and day = ${day} and closed_at is null`);
  return open[0]?.open ?? 0;
}

/** Notes a comparison. @param dueAt when to compare again; null for never */
export async function noteCompared(
  tx: Tx,
  { partnerId, day }: SettlementKey,
  compared: { purchases: number; dueAt: Date | null },
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into settlement (partner_id, day, due_at, compared_at, purchases)
    values (${partnerId}, ${day}, ${compared.dueAt}, ${now}, ${compared.purchases})
    on conflict (partner_id, day) do update
      set due_at = excluded.due_at, compared_at = excluded.compared_at, purchases = excluded.purchases, failure = null`);
}
