import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { ImportedBiller } from './biller-import.schema';

/** Locks the stored billers of these. Returns how many there are. */
export async function lockBillers(tx: Tx, billers: readonly ImportedBiller[]): Promise<number> {
  const rows = await tx.rows(sql`
    select slug from biller where slug = any(${sql.param(billers.map(({ slug }) => slug))}::text[])
    order by slug for update`);
  return rows.length;
}

/** Operators of these that are not stored. */
export async function listUnknownOperators(tx: Tx, billers: readonly ImportedBiller[]): Promise<string[]> {
  const asked = billers.flatMap(({ operators }) => operators);
  const rows = await tx.rows<{ id: string }>(sql`
    select asked.id from unnest(${sql.param(asked)}::text[]) as asked (id)
    where not exists (select 1 from operator o where o.id = asked.id)`);
  return rows.map(({ id }) => id);
}

/** Stores billers, who serve these operators from now on. An operator is never left without a biller. */
export async function putBillers(tx: Tx, billers: readonly ImportedBiller[]): Promise<void> {
  const rows = JSON.stringify(billers.map(({ slug, name }) => ({ slug, name })));
  const served = JSON.stringify(
    billers.flatMap(({ slug, operators }) => operators.map((id) => ({ id, biller_slug: slug }))),
  );
  await tx.run(sql`
    insert into biller (slug, name) select slug, name from jsonb_populate_recordset(null::biller, ${rows}::jsonb)
    on conflict (slug) do update set name = excluded.name`);
  await tx.run(sql`
    update operator o set biller_slug = served.biller_slug
    from jsonb_populate_recordset(null::operator, ${served}::jsonb) served where o.id = served.id`);
}

/** A biller with its operators and how its top-ups stand, for operators of Poku. */
export interface BillerLine extends Row {
  slug: string;
  name: string;
  /** Ids, separated by commas; null for none. */
  operators: string | null;
  open: number;
  delivered: number;
  failed: number;
}

/** All billers by slug. */
export const listBillers = (tx: Tx): Promise<BillerLine[]> =>
  tx.rows<BillerLine>(sql`
    select b.slug, b.name,
      (select string_agg(o.id, ', ' order by o.id) from operator o where o.biller_slug = b.slug) as operators,
      (select count(*)::int from topup t where t.biller_slug = b.slug and t.state not in ('delivered', 'failed')) as open,
      (select count(*)::int from topup t where t.biller_slug = b.slug and t.state = 'delivered') as delivered,
      (select count(*)::int from topup t where t.biller_slug = b.slug and t.state = 'failed') as failed
    from biller b order by b.slug`);
