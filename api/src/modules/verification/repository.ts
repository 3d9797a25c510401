import { sql } from 'drizzle-orm';
import { first, only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** What a verification needs of a member. */
export interface MailMember {
  id: string;
  name: string;
  email: string;
  /** E.164. */
  msisdn: string;
  isVerified: boolean;
  /** A new address that waits for its verification (D25). */
  pendingEmail: string | null;
}

/** A stored link, with the member as they are now. */
export interface VerificationLink {
  email: string;
  expiresAt: Date;
  /** Used, replaced by a newer one, or called off. */
  isClosed: boolean;
  /** The session that asked for a changed address; null for any other link. */
  sessionId: string | null;
  member: MailMember;
}

/** Reads a member by id or E.164 number and locks the row, so that sends are counted one after the other. */
export async function lockMailMember(
  tx: Tx,
  by: { id: string } | { msisdn: string },
): Promise<MailMember | undefined> {
  const condition = 'id' in by ? sql`id = ${by.id}` : sql`msisdn = ${by.msisdn}`;
  const row = first(
    await tx.rows<{
      id: string;
      name: string;
      email: string;
      msisdn: string;
      email_verified: boolean;
      pending_email: string | null;
    }>(
      sql`select id, name, email, msisdn, email_verified, pending_email from member where ${condition} for no key update`,
    ),
  );
  return (
    row && {
      id: row.id,
      name: row.name,
      email: row.email,
      msisdn: row.msisdn,
      isVerified: row.email_verified,
      pendingEmail: row.pending_email,
    }
  );
}

/**
 * How many links went to a member after `since`, at any address: those that were asked for by number, or those that were asked for
 * in a session.
 */
export async function countLinks(
  tx: Tx,
  memberId: string,
  { since, isByPhone }: { since: Date; isByPhone: boolean },
): Promise<number> {
  const rows = await tx.rows<{ sends: number }>(sql`
    select count(*)::int as sends from verification_link
    where member_id = ${memberId} and created_at > ${since} and is_by_phone = ${isByPhone}`);
  return only(rows).sends;
}

/** When the last link went to an address of a member, whatever became of it. */
export async function lastLinkAt(tx: Tx, memberId: string, email: string): Promise<Date | undefined> {
  const row = first(
    await tx.rows<{ created_at: Date }>(sql`
      select created_at from verification_link where member_id = ${memberId} and email = ${email}
      order by created_at desc limit 1`),
  );
  return row?.created_at;
}

/** Stores a link; only the hash of its token is kept (D24). */
export async function insertLink(
  tx: Tx,
  link: {
    tokenHash: string;
    memberId: string;
    email: string;
    now: Date;
    expiresAt: Date;
    sessionId: string | null;
    isByPhone: boolean;
  },
): Promise<void> {
  await tx.run(sql`
    insert into verification_link (token_hash, member_id, email, created_at, expires_at, session_id, is_by_phone)
    values (${link.tokenHash}, ${link.memberId}, ${link.email}, ${link.now}, ${link.expiresAt}, ${link.sessionId},
      ${link.isByPhone})`);
}

/** Closes every open link of a member to an address; closing none is fine. */
export async function closeLinks(tx: Tx, memberId: string, email: string, now: Date): Promise<void> {
  await tx.run(sql`
    update verification_link set closed_at = ${now}
    where member_id = ${memberId} and email = ${email} and closed_at is null`);
}

/**
 * Reads a link and locks it with its member. The member comes first, as in every other step here, so that two steps
 * never wait for each other.
 */
export async function lockLink(tx: Tx, tokenHash: string): Promise<VerificationLink | undefined> {
  const owner = first(
    await tx.rows<{ member_id: string }>(sql`
      select member_id from verification_link where token_hash = ${tokenHash}`),
  );
  const member = owner && (await lockMailMember(tx, { id: owner.member_id }));
  if (member === undefined) return undefined;
  const row = only(
    await tx.rows<{ email: string; expires_at: Date; closed_at: Date | null; session_id: string | null }>(sql`
      select email, expires_at, closed_at, session_id from verification_link where token_hash = ${tokenHash} for update`),
  );
  const { email, expires_at: expiresAt, session_id: sessionId } = row;
  return { email, expiresAt, isClosed: row.closed_at !== null, sessionId, member };
}

/**
 * Makes a proved address the member's verified one and forgets the pending one if it was that. Rejects with SQLSTATE
 * 23505 when another member has the address by now.
 */
export async function adoptEmail(tx: Tx, memberId: string, email: string): Promise<void> {
  await tx.run(sql`
    update member set email = ${email}, email_verified = true,
      pending_email = case when pending_email <> ${email} then pending_email end
    where id = ${memberId}`);
}

/** Sets or forgets (null) the address that waits for its verification (D25). */
export async function setPendingEmail(tx: Tx, memberId: string, email: string | null): Promise<void> {
  await tx.run(sql`update member set pending_email = ${email} where id = ${memberId}`);
}

/** The session that asked for the address that waits for its verification; null when none is known. */
export async function askingSession(tx: Tx, memberId: string, email: string): Promise<string | null> {
  const row = first(
    await tx.rows<{ session_id: string | null }>(sql`
      select session_id from verification_link where member_id = ${memberId} and email = ${email}
      order by created_at desc limit 1`),
  );
  return row?.session_id ?? null;
}

/** Forgets links that ended before a time, at most `limit` of them. Returns how many. */
export const forgetLinks = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select token_hash from verification_link where expires_at < ${endedBefore}
      order by expires_at limit ${limit} for update skip locked)
    delete from verification_link where token_hash in (select * from old)`);
