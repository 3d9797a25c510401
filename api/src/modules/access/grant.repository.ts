import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** An authorization code at rest (D12). */
export interface Grant {
  codeHash: string;
  memberId: string;
  clientId: string;
  challenge: string;
  expiresAt: Date;
  usedAt: Date | null;
  sessionId: string | null;
  /** The redirect token that the exchange uses up (D28); null for a login with a password. */
  redirectTokenHash: string | null;
}

/** Stores a code that has not been used. */
export async function insertGrant(tx: Tx, grant: Omit<Grant, 'usedAt' | 'sessionId'>): Promise<void> {
  const { codeHash, memberId, clientId, challenge, expiresAt, redirectTokenHash } = grant;
  await tx.run(sql`
    insert into authorization_code (code_hash, member_id, client_id, challenge, expires_at, redirect_token_hash)
    values (${codeHash}, ${memberId}, ${clientId}, ${challenge}, ${expiresAt}, ${redirectTokenHash})`);
}

/** Reads and locks a code, so that two exchanges of it follow one after the other. */
export async function lockGrant(tx: Tx, codeHash: string): Promise<Grant | undefined> {
  return first(
    await tx.rows<Grant & Row>(sql`
      select code_hash as "codeHash", member_id as "memberId", client_id as "clientId", challenge, expires_at as "expiresAt",
        used_at as "usedAt", session_id as "sessionId", redirect_token_hash as "redirectTokenHash"
      from authorization_code where code_hash = ${codeHash} for update`),
  );
}

/** Marks a code as used, with the session it gave (null when the exchange was refused). */
export async function redeemGrant(
  tx: Tx,
  codeHash: string,
  now: Date,
  sessionId: string | null,
): Promise<void> {
  await tx.run(sql`
    update authorization_code set used_at = ${now}, session_id = ${sessionId}
    where code_hash = ${codeHash} and used_at is null`);
}

/** Forgets codes that ended before a time and gave no session, at most `limit` of them. Returns how many. */
export const forgetGrants = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select code_hash from authorization_code where session_id is null and expires_at < ${endedBefore}
      order by expires_at limit ${limit} for update skip locked)
    delete from authorization_code where code_hash in (select * from old)`);
