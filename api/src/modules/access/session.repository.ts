import { sql } from 'drizzle-orm';
import { first, only } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { byKeys } from '../../db/statement';

/** A session to store; only the hash of its token is kept (D10). */
export interface NewSession {
  id: string;
  tokenHash: string;
  memberId: string;
  /** The application that asked; null for Poku's own. */
  clientId: string | null;
  now: Date;
  absoluteEnd: Date;
  /** When the member proved who they are; null for one whom a partner vouched for. */
  authenticatedAt: Date | null;
}

/** Stores a new session. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, tokenHash, memberId, clientId, now, absoluteEnd, authenticatedAt } = session;
  await tx.run(sql`
    insert into session (id, token_hash, member_id, created_at, last_seen_at, absolute_end_at, authenticated_at,
      partner_id)
    values (${id}, ${tokenHash}, ${memberId}, ${now}, ${now}, ${absoluteEnd}, ${authenticatedAt},
      (select partner_id from app_client where id = ${clientId}))`);
}

/** A session as it rests. */
export interface LiveSession {
  id: string;
  memberId: string;
  /** Slug of the partner at whose application it began; null for our own. */
  partner: string | null;
  lastSeen: Date;
  authenticatedAt: Date | null;
}

/** The session of a token that is not revoked, was seen after `idleSince` and has not reached its end (D10). */
export async function findLiveSession(
  tx: Tx,
  tokenHash: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const row = first(
    await tx.rows<{
      id: string;
      member_id: string;
      partner: string | null;
      last_seen_at: Date;
      authenticated_at: Date | null;
    }>(
      byKeys(sql`
        select s.id, s.member_id, p.slug as partner, s.last_seen_at, s.authenticated_at
        from session s left join partner p on p.id = s.partner_id
        where s.token_hash = ${tokenHash} and s.revoked_at is null
          and s.last_seen_at > ${idleSince} and s.absolute_end_at > ${now}`),
    ),
  );
  return (
    row && {
      id: row.id,
      memberId: row.member_id,
      partner: row.partner,
      lastSeen: row.last_seen_at,
      authenticatedAt: row.authenticated_at,
    }
  );
}

/** Notes that the member of a session proved who they are. */
export async function markAuthenticated(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`update session set authenticated_at = ${now} where id = ${id} and revoked_at is null`);
}

/** Records that the session was used. */
export async function touchSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`update session set last_seen_at = ${now} where id = ${id} and last_seen_at < ${now}`);
}

/** Ends a session, and what its browser takes by web push; ending it again changes nothing. */
export async function revokeSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.run(sql`update session set revoked_at = ${now} where id = ${id} and revoked_at is null`);
  await tx.run(sql`delete from push_subscription where session_id = ${id}`);
}

/**
 * Ends every session of a member but the `kept` ones, what their browsers take by web push, and the codes that would become one. The codes
 * come first: an exchange that runs holds its code, and what it gave is seen once it ended.
 */
export async function revokeSessions(
  tx: Tx,
  memberId: string,
  now: Date,
  kept: readonly string[],
): Promise<void> {
  await tx.run(sql`
    update authorization_code set used_at = ${now} where member_id = ${memberId} and used_at is null`);
  await tx.run(sql`
    update session set revoked_at = ${now}
    where member_id = ${memberId} and revoked_at is null and not (id = any(${sql.param([...kept])}::text[]))`);
  await tx.run(sql`
    delete from push_subscription
    where member_id = ${memberId} and not (session_id = any(${sql.param([...kept])}::text[]))`);
}

/** How many sessions of a member are not revoked and not over; idle ones among them. */
export async function countLiveSessions(tx: Tx, memberId: string, now: Date): Promise<number> {
  const rows = await tx.rows<{ sessions: number }>(sql`
    select count(*)::int as sessions from session
    where member_id = ${memberId} and revoked_at is null and absolute_end_at > ${now}`);
  return only(rows).sessions;
}

/** The partner from whose application a session began (D11); null for our own. */
export async function partnerOfSession(tx: Tx, id: string): Promise<string | null> {
  const rows = await tx.rows<{ partner_id: string | null }>(
    sql`select partner_id from session where id = ${id}`,
  );
  return first(rows)?.partner_id ?? null;
}

/**
 * Forgets sessions that reached their end before a time, at most `limit` of them, with the codes that they came from and the
 * checkouts they opened; attempts to link and one-time codes stay, as nobody's. Returns how many.
 */
export const forgetSessions = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select id from session where absolute_end_at < ${endedBefore}
      order by absolute_end_at limit ${limit} for update skip locked),
    codes as (delete from authorization_code where session_id in (select id from old)),
    checkouts as (delete from checkout_attempt where session_id in (select id from old)),
    pushes as (delete from push_subscription where session_id in (select id from old)),
    attempts as (update link_attempt set session_id = null where session_id in (select id from old)),
    requests as (update otp_request set session_id = null where session_id in (select id from old))
    delete from session where id in (select id from old)`);
