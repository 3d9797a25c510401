import { sql } from 'drizzle-orm';
import type { LinkOrder, RefusalReason } from '@poku/partner-protocol';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A link, or what Poku ordered to become one. */
export interface LinkRow extends Row {
  reference: string;
  status: 'pending' | 'active' | 'ended' | 'refused';
  reason: RefusalReason | null;
  /** The account, as soon as it is known. */
  subject: string | null;
  /** What Poku ordered; null for a link that no order began. */
  msisdn: string | null;
  email: string | null;
  state: string | null;
  redirect_url: string | null;
  page: string | null;
  code_hash: string | null;
  mandate_id: string | null;
  ref_num: string | null;
}

const columns = sql`reference, status, reason, subject, msisdn, email, state, redirect_url, page, code_hash,
  mandate_id, ref_num`;

/** Writes an order as pending. Returns false when its reference is known; waits for one that is being written. */
export const insertLink = async (
  tx: Tx,
  partner: string,
  order: Pick<LinkOrder, 'reference' | 'scope'> & Partial<LinkOrder>,
  page: string | null,
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into link (partner, reference, status, msisdn, email, state, redirect_url, scope, page, expires_at,
      created_at, changed_at)
    values (${partner}, ${order.reference}, 'pending', ${order.msisdn ?? null}, ${order.email ?? null},
      ${order.state ?? null}, ${order.redirectUrl ?? null}, ${JSON.stringify(order.scope)}::jsonb, ${page},
      ${order.expiresAt ?? null}, ${now}, ${now})
    on conflict do nothing`)) === 1;

/** A link by Poku's reference, locked until the transaction ends. */
export async function lockLink(tx: Tx, partner: string, reference: string): Promise<LinkRow | undefined> {
  return first(
    await tx.rows<LinkRow>(
      sql`select ${columns} from link where partner = ${partner} and reference = ${reference} for update`,
    ),
  );
}

/** A link by the name of its page, locked until the transaction ends. */
export async function lockLinkOfPage(tx: Tx, partner: string, page: string): Promise<LinkRow | undefined> {
  return first(
    await tx.rows<LinkRow>(
      sql`select ${columns} from link where partner = ${partner} and page = ${page} for update`,
    ),
  );
}

/** The active link of an account, or undefined. */
export async function activeLinkOf(tx: Tx, partner: string, subject: string): Promise<LinkRow | undefined> {
  return first(
    await tx.rows<LinkRow>(sql`
      select ${columns} from link where partner = ${partner} and subject = ${subject} and status = 'active'`),
  );
}

/** The active link of an e-wallet's mandate, or undefined. */
export async function linkOfMandate(
  tx: Tx,
  partner: string,
  mandateId: string,
): Promise<LinkRow | undefined> {
  return first(
    await tx.rows<LinkRow>(sql`
      select ${columns} from link
      where partner = ${partner} and mandate_id = ${mandateId} and status = 'active'`),
  );
}

/** Refuses what is pending beyond its time: a page that is confirmed late makes no link. */
export async function expireLinks(tx: Tx, partner: string, now: Date): Promise<void> {
  await tx.run(sql`
    update link set status = 'refused', reason = 'expired', changed_at = ${now}
    where partner = ${partner} and status = 'pending' and expires_at <= ${now}`);
}

/** pending → active. Returns false when the link is not pending any more. */
export const markActive = async (
  tx: Tx,
  partner: string,
  reference: string,
  holder: { subject: string; mandateId: string | null; refNum: string | null },
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update link set status = 'active', subject = ${holder.subject}, mandate_id = ${holder.mandateId},
      ref_num = ${holder.refNum}, changed_at = ${now}
    where partner = ${partner} and reference = ${reference} and status = 'pending'`)) === 1;

/** pending → refused. Any other state stays. */
export async function markRefused(
  tx: Tx,
  partner: string,
  reference: string,
  reason: RefusalReason,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update link set status = 'refused', reason = ${reason}, changed_at = ${now}
    where partner = ${partner} and reference = ${reference} and status = 'pending'`);
}

/** Ends a link in any state; one that is not known is kept as ended, so that a late order makes no link of it. */
export async function markEnded(tx: Tx, partner: string, reference: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into link (partner, reference, status, created_at, changed_at)
    values (${partner}, ${reference}, 'ended', ${now}, ${now})
    on conflict (partner, reference) do update set status = 'ended', changed_at = ${now}`);
}

/** The account that confirmed on the page, and the hash of the code that the way back carries. */
export async function storeCode(
  tx: Tx,
  partner: string,
  reference: string,
  subject: string,
  codeHash: string,
): Promise<void> {
  await tx.run(sql`
    update link set subject = ${subject}, code_hash = ${codeHash}
    where partner = ${partner} and reference = ${reference} and status = 'pending'`);
}

/** A partner's links, newest first, for the page. */
export const listLinks = (tx: Tx, partner: string): Promise<LinkRow[]> =>
  tx.rows<LinkRow>(
    sql`select ${columns} from link where partner = ${partner} order by changed_at desc, reference limit 100`,
  );
