import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** How a partner links. */
export interface LinkPartner extends Row {
  id: string;
  slug: string;
  name: string;
  linkable: boolean;
  email_verification_required: boolean;
  identity_key: 'phone' | 'email';
  link_mode: 'authorization' | 'mandate' | 'direct';
  /** Whether a code of ours comes before a link. */
  link_otp: boolean;
  /** Addresses that members may be sent to (D16). */
  addresses: string[];
}

/** A link to store as active. */
export interface NewLink {
  /** The attempt's. */
  reference: string;
  memberId: string;
  partnerId: string;
  /** The partner's own id of the account (D30). */
  subject: string;
  mandateId?: string | undefined;
  refNum?: string | undefined;
}

/** A stored link. */
export interface StoredLink extends Row {
  reference: string;
  member_id: string;
  partner_id: string;
  state: string;
  subject: string;
  mandate_id: string | null;
  ref_num: string | null;
}

const partnerColumns = sql`id, slug, name, linkable, email_verification_required, identity_key, link_mode, link_otp, addresses`;
const linkColumns = sql`reference, member_id, partner_id, state, subject, mandate_id, ref_num`;

/** A partner that members link with, by id; undefined for an unknown one and for Poku itself. */
export const findPartner = async (tx: Tx, id: string): Promise<LinkPartner | undefined> =>
  first(
    await tx.rows<LinkPartner>(sql`select ${partnerColumns} from partner where id = ${id} and id <> '0'`),
  );

/** The same by slug. */
export const findPartnerBySlug = async (tx: Tx, slug: string): Promise<LinkPartner | undefined> =>
  first(
    await tx.rows<LinkPartner>(sql`select ${partnerColumns} from partner where slug = ${slug} and id <> '0'`),
  );

/**
 * Stores an active link; false when the member or the account at the partner has an active one already, also by a
 * transaction that ends meanwhile, or when the reference had a link before.
 */
export async function insertLink(tx: Tx, link: NewLink, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into partner_link (reference, member_id, partner_id, state, subject, mandate_id, ref_num, linked_at)
    values (${link.reference}, ${link.memberId}, ${link.partnerId}, 'active', ${link.subject}, ${link.mandateId ?? null},
      ${link.refNum ?? null}, ${now})
    on conflict do nothing`);
  return touched === 1;
}

/** A member's active link with a partner, or undefined. */
export const findActiveLink = async (
  tx: Tx,
  memberId: string,
  partnerId: string,
): Promise<StoredLink | undefined> =>
  first(
    await tx.rows<StoredLink>(sql`
      select ${linkColumns} from partner_link
      where member_id = ${memberId} and partner_id = ${partnerId} and state = 'active'`),
  );

/** A partner's link by reference in whatever state, or undefined. */
export const findLink = async (
  tx: Tx,
  partnerId: string,
  reference: string,
): Promise<StoredLink | undefined> =>
  first(
    await tx.rows<StoredLink>(sql`
      select ${linkColumns} from partner_link where partner_id = ${partnerId} and reference = ${reference}`),
  );

/** Ends an active link of a partner by reference and gives it; undefined when there is none. */
export const endLink = async (
  tx: Tx,
  key: { partnerId: string; reference: string },
  state: 'unlinked' | 'revoked',
  now: Date,
): Promise<StoredLink | undefined> =>
  first(
    await tx.rows<StoredLink>(sql`
      update partner_link set state = ${state}, ended_at = ${now}
      where partner_id = ${key.partnerId} and reference = ${key.reference} and state = 'active'
      returning ${linkColumns}`),
  );

/** Whether an order that is not over has a part to be paid with a member's points at a partner (D32). */
export async function isHeld(tx: Tx, memberId: string, partnerId: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    select 1 from purchase_order o join order_leg l on l.order_id = o.id
    where o.member_id = ${memberId} and l.partner_id = ${partnerId} and o.state in ('paying', 'compensating', 'refunding') limit 1`);
  return rows.length > 0;
}

/** A balance that a partner told by an event. */
export interface EventBalance {
  subject: string;
  units: number;
  expiresAt: Date | null;
  /** The partner's time of it. */
  at: Date;
}

/**
 * Stores a balance from an event, unless a newer event came before, or the balance was asked for later. Returns the member of the
 * link; undefined when there is no active link, or a newer event came before.
 */
export async function storeEventBalance(
  tx: Tx,
  partnerId: string,
  { subject, units, expiresAt, at }: EventBalance,
  now: Date,
): Promise<string | undefined> {
  const isOwn = sql`partner_id = ${partnerId} and subject = ${subject} and state = 'active'`;
  const row = first(
    await tx.rows<{ member_id: string }>(sql`
      update partner_link set balance_event_at = ${at}
      where ${isOwn} and (balance_event_at is null or balance_event_at < ${at}) returning member_id`),
  );
  if (row === undefined) return undefined;
  await tx.run(sql`
    update partner_link set balance_units = ${units}, balance_expires_at = ${expiresAt}, balance_read_at = ${now},
      answering = true
    where ${isOwn} and (balance_asked_at is null or balance_asked_at < ${at})`);
  return row.member_id;
}
