import { sql } from 'drizzle-orm';
import type { Row } from '../db/rows';
import type { Tx } from '../db/tx';

/** A coupon that can be bought. */
export interface SimulatedVoucher {
  id: string;
  pricePoints: number;
  stock: number;
}

/** A member's account at a partner. */
export interface SimulatedLink {
  memberId: string;
  partnerId: string;
  /** The account, and the e-wallet's mandate. */
  subject: string;
  units: number;
}

const partners = [
  { id: '0', slug: 'poku', kind: 1, use_otp: true, numerator: 1, denominator: 1, addresses: [] },
  { id: '2', slug: 'nusapoin', kind: 1, use_otp: true, numerator: 1, denominator: 1, addresses: [] },
  { id: '3', slug: 'dompetnusa', kind: 2, use_otp: false, numerator: 1, denominator: 1 },
  { id: '9', slug: 'rumahnet', kind: 1, use_otp: false, numerator: 3, denominator: 2, addresses: [] },
];

/** Empties everything and adds partners and the books of the system. `walletPage` is the address of the e-wallet's pages. */
export async function emptyWorld(tx: Tx, walletPage: string, now: Date): Promise<void> {
  await tx.script(`truncate member, partner, merchant, voucher, category, brand, ledger_asset, ledger_journal, otp_guard, outbox,
    notice_promotion, notice_scan restart identity cascade`);
  const rows = partners.map((partner, position) => ({ addresses: [walletPage], ...partner, position }));
  await tx.run(sql`
    insert into partner (id, slug, name, kind, image, url, description, linkable, identity_key,
      email_verification_required, use_otp, maximum_units, position, addresses)
    select id, slug, slug, kind, '', '', '', true, 'phone', false, use_otp, 100000, position, addresses
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (id text, slug text, kind smallint, use_otp boolean, position integer, addresses jsonb)`);
  await tx.run(sql`
    insert into partner_rate (partner_id, numerator, denominator, valid_from)
    select id, numerator, denominator, ${now} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p (id text, numerator bigint, denominator bigint)`);
  await tx.script(`
    insert into ledger_asset (code) values ('POKU');
    insert into ledger_account (asset, purpose) values ('POKU', 'issued'), ('POKU', 'redeemed'), ('POKU', 'expired'),
      ('POKU', 'owed');
    insert into category (id, slug, name, image, position) values ('c', 'c', 'C', '', 0);
    insert into brand (id, name) values ('b', 'B')`);
}

/** Adds coupons on sale. */
export async function insertVouchers(
  tx: Tx,
  vouchers: readonly SimulatedVoucher[],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into voucher (id, slug, kind, redemption_id, reward_item_id, category_id, brand_id, name, product_name,
      price_points, face_value_rupiah, description_html, terms_html, pickup_html, redeem_html, image, stock, sale_ends_at,
      use_ends_at, popularity)
    select id, id, 'regular', 'R' || id, 'I' || id, 'c', 'b', id, id, "pricePoints", 0, '', '', '', '', '', stock,
      ${now}::timestamptz + interval '30 days', ${now}::timestamptz + interval '60 days', 0
    from jsonb_to_recordset(${JSON.stringify(vouchers)}::jsonb) as v (id text, "pricePoints" bigint, stock integer)`);
}

/** Lets coupons end while the world lives for so many days; the last one of the list stays on sale. */
export async function endSooner(tx: Tx, now: Date, days: number): Promise<void> {
  await tx.run(sql`
    update voucher set sale_ends_at = ${now}::timestamptz + days * interval '1 day',
      use_ends_at = ${now}::timestamptz + (days + 2) * interval '1 day'
    from (values ('v0', ${days}::float8 * 0.5), ('v1', ${days}::float8 * 0.8), ('v2', ${days}::float8 + 30)) as e (ending, days)
    where id = ending`);
}

/** Adds members without points. */
export async function insertMembers(
  tx: Tx,
  members: readonly { id: string; msisdn: string }[],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into member (id, msisdn, email, email_verified, name, password_hash, onboarded, created_at)
    select id, msisdn, id || '@contoh.id', true, 'Anggota', '-', true, ${now}
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (id text, msisdn text)`);
}

/** Links members with partners. */
export async function insertLinks(tx: Tx, links: readonly SimulatedLink[], now: Date): Promise<void> {
  await tx.run(sql`
    insert into partner_link (member_id, partner_id, state, subject, balance_units, balance_read_at, answering, linked_at,
      reference, mandate_id)
    select "memberId", "partnerId", 'active', subject, units, ${now}, true, ${now}, 'link-' || subject,
      case "partnerId" when '3' then subject end
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
      as l ("memberId" text, "partnerId" text, subject text, units bigint)`);
}

/** The newest code that was sent to a number. */
export const newestCode = async (tx: Tx, msisdn: string): Promise<string> => {
  const rows = await tx.rows<{ otp: string }>(sql`
    select otp from outbox where recipient = ${msisdn} and otp is not null order by id desc limit 1`);
  return rows[0]?.otp ?? '';
};

/** The partner's reference of the code of a request. */
export const partnerReference = async (tx: Tx, otpRequestId: string): Promise<string> => {
  const rows = await tx.rows<{ partner_reference: string }>(sql`
    select partner_reference from otp_request where id = ${otpRequestId}`);
  return rows[0]?.partner_reference ?? '';
};

/** An order with the codes of its coupons. */
export interface SimulatedOrder extends Row {
  number: string;
  state: string;
  failure: number | null;
  member_id: string;
  voucher_id: string;
  quantity: number;
  otp_request_id: string;
  ended_at: Date | null;
  due_at: Date | null;
  stuck_at: Date | null;
  coupons: string[] | null;
  cancelled: number;
}

/** Every order with its coupons, oldest first. */
export const listOrders = (tx: Tx): Promise<SimulatedOrder[]> =>
  tx.rows<SimulatedOrder>(sql`
    select o.number, o.state, o.failure, o.member_id, o.voucher_id, o.quantity, o.otp_request_id, o.ended_at, o.due_at,
      o.stuck_at, array_agg(c.code order by c.code) filter (where c.code is not null) as coupons,
      count(c.cancelled_at)::int as cancelled
    from purchase_order o left join coupon c on c.order_id = o.id group by o.id order by o.created_at`);

/**
 * How many orders are open, which are stuck, and when the next is due; `withPages` counts also those that wait for a member to pay
 * on a page.
 */
export const openOrders = async (
  tx: Tx,
  withPages = true,
): Promise<{ open: number; dueAt: Date | null; stuck: string[] }> => {
  const rows = await tx.rows<{ open: number; due_at: Date | null; stuck: string[] | null }>(sql`
    select count(*)::int as open, min(due_at) as due_at, array_agg(number order by created_at) filter (where stuck_at is not null) as stuck
    from purchase_order o where state in ('paying', 'compensating', 'refunding')
      and (${withPages} or not exists (select 1 from order_leg l where l.order_id = o.id and l.state = 'waiting'))`);
  return { open: rows[0]?.open ?? 0, dueAt: rows[0]?.due_at ?? null, stuck: rows[0]?.stuck ?? [] };
};

/** Legs of partners: what the partner's books must say. */
export const listPartnerLegs = (
  tx: Tx,
): Promise<{ slug: string; reference: string; state: string; partner_units: number; number: string }[]> =>
  tx.rows(sql`
    select p.slug, l.reference, l.state, l.partner_units, o.number
    from order_leg l join partner p on p.id = l.partner_id join purchase_order o on o.id = l.order_id
    where l.partner_id <> '0'`);

/** Points of a member: what is there, held, spent by own legs, ended, owed, and earned at partners. */
export interface SimulatedPoints extends Row {
  member_id: string;
  available: number;
  held: number;
  spent: number;
  ended: number;
  owed: number;
  earned: number;
}

/** Points of each member. */
export const listPoints = (tx: Tx): Promise<SimulatedPoints[]> =>
  tx.rows(sql`
    select a.member_id, a.balance as available, h.balance as held,
      (select coalesce(sum(l.points), 0)::bigint from order_leg l join purchase_order o on o.id = l.order_id
        where o.member_id = a.member_id and l.partner_id = '0' and l.state = 'captured') as spent,
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e join ledger_journal j on j.id = e.journal_id
        where e.account_id = a.id and j.kind = 'expire') as ended,
      (select coalesce(sum(d.balance), 0)::bigint from ledger_account d
        where d.member_id = a.member_id and d.purpose = 'debt') as owed,
      (select coalesce(sum(p.booked), 0)::bigint from partner_purchase p where p.member_id = a.member_id) as earned
    from ledger_account a join ledger_account h on h.member_id = a.member_id and h.purpose = 'held'
    where a.purpose = 'available'`);

/** What is left in stock, by coupon. */
export const listStock = (tx: Tx): Promise<{ id: string; stock: number }[]> =>
  tx.rows(sql`select id, stock from voucher`);
/** How many holds are open. */
export const countHolds = async (tx: Tx): Promise<number> =>
  (
    await tx.rows<{ open: number }>(sql`select count(*)::int as open from ledger_hold where state = 'held'`)
  )[0]?.open ?? 0;
