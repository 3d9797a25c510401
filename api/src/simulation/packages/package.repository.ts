import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { SimulatedVoucher } from '../world.repository';

/** The one biller, and how numbers of its operator begin. */
export const BILLER = { slug: 'isi', prefix: '+62812' } as const;

/** Adds packages on sale, the operator whose numbers they are for, another operator that nobody serves, and the biller. */
export async function insertPackages(
  tx: Tx,
  packages: readonly SimulatedVoucher[],
  now: Date,
): Promise<void> {
  const { slug } = BILLER;
  await tx.script(`truncate operator, biller cascade`);
  await tx.run(sql`insert into biller (slug, name) values (${slug}, 'Isi')`);
  await tx.run(
    sql`insert into operator (id, name, biller_slug) values ('seluler', 'Seluler', ${slug}), ('lain', 'Lain', null)`,
  );
  await tx.run(
    sql`insert into operator_prefix (prefix, operator_id) values ('812', 'seluler'), ('899', 'lain')`,
  );
  await tx.run(sql`
    insert into voucher (id, slug, kind, redemption_id, reward_item_id, category_id, brand_id, name, product_name, operator,
      use_channel, price_points, face_value_rupiah, description_html, terms_html, pickup_html, redeem_html, image, stock,
      sale_ends_at, use_ends_at, popularity)
    select id, id, 'telco', 'R' || id, 'I' || id, 'c', 'b', id, id, 'seluler', 'online', "pricePoints", 0, '', '', '', '', '', stock,
      ${now}::timestamptz + interval '90 days', ${now}::timestamptz + interval '120 days', 0
    from jsonb_to_recordset(${JSON.stringify(packages)}::jsonb) as v (id text, "pricePoints" bigint, stock integer)`);
}

/** An order of a package with its sending, as Poku has it. */
export interface SimulatedPackage extends Row {
  order_id: string;
  order_number: string;
  member_id: string;
  order_state: string;
  voucher_id: string;
  /** Null when there is none, which is wrong for a paid package. */
  state: string | null;
  reference: string | null;
  product: string | null;
  number: string | null;
  serial: string | null;
  /** Why it failed. */
  reason: string | null;
  created_at: Date | null;
  changed_at: Date | null;
  delivered_at: Date | null;
  coupons: number;
  used: number;
  cancelled: number;
}

/** Every order of a package, oldest first. */
export const listPackageOrders = (tx: Tx): Promise<SimulatedPackage[]> =>
  tx.rows<SimulatedPackage>(sql`
    select o.id as order_id, o.number as order_number, o.member_id, o.state as order_state, o.voucher_id, t.state, t.reference, t.product,
      t.number, t.serial, t.reason, t.created_at, t.changed_at, t.delivered_at, count(c.code)::int as coupons, count(c.used_at)::int as used,
      count(c.cancelled_at)::int as cancelled
    from purchase_order o join voucher v on v.id = o.voucher_id left join topup t on t.order_id = o.id
      left join coupon c on c.order_id = o.id
    where v.kind = 'telco' group by o.id, t.order_id order by o.created_at, o.id`);

/** How many packages are being sent, and when somebody goes on with the next. */
export const openTopups = async (tx: Tx): Promise<{ open: number; dueAt: Date | null }> => {
  const rows = await tx.rows<{ open: number; due_at: Date | null }>(sql`
    select count(*)::int as open, min(due_at) as due_at from topup where state not in ('delivered', 'failed')`);
  return { open: rows[0]?.open ?? 0, dueAt: rows[0]?.due_at ?? null };
};

/** Packages that are being sent. */
export const listOpenTopups = (tx: Tx): Promise<{ order_id: string; member_id: string }[]> =>
  tx.rows<{ order_id: string; member_id: string }>(sql`
    select t.order_id, o.member_id from topup t join purchase_order o on o.id = t.order_id
    where t.state not in ('delivered', 'failed') order by t.created_at, t.order_id`);
