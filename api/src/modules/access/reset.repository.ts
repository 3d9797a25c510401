import { sql } from 'drizzle-orm';
import { first, only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A link of forgot password at rest (D24). */
export interface ResetLink {
  memberId: string;
  expiresAt: Date;
  isUsed: boolean;
  /** A newer link was sent, or the password was changed in another way. */
  isReplaced: boolean;
}

/** Stores a link; only the hash of its token is kept. */
export async function insertReset(
  tx: Tx,
  link: { tokenHash: string; memberId: string; requester: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.run(sql`
    insert into password_reset (token_hash, member_id, requester, created_at, expires_at)
    values (${link.tokenHash}, ${link.memberId}, ${link.requester}, ${link.now}, ${link.expiresAt})`);
}

/** How many links went to a member after `since` because a requester asked for them. */
export async function countResets(tx: Tx, memberId: string, requester: string, since: Date): Promise<number> {
  const rows = await tx.rows<{ sends: number }>(sql`
    select count(*)::int as sends from password_reset
    where member_id = ${memberId} and requester = ${requester} and created_at > ${since}`);
  return only(rows).sends;
}

/** Reads a link; undefined for an unknown token. */
export async function findReset(tx: Tx, tokenHash: string): Promise<ResetLink | undefined> {
  return first(
    await tx.rows<ResetLink & Row>(sql`
      select member_id as "memberId", expires_at as "expiresAt", used_at is not null as "isUsed",
        replaced_at is not null as "isReplaced"
      from password_reset where token_hash = ${tokenHash}`),
  );
}

/** Marks a link as used; false when it is used or replaced by now. */
export async function redeemReset(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    update password_reset set used_at = ${now}
    where token_hash = ${tokenHash} and used_at is null and replaced_at is null`);
  return touched === 1;
}

/** Ends every open link of a member, or those that one requester asked for; ending none is fine. */
export async function replaceResets(
  tx: Tx,
  memberId: string,
  now: Date,
  requester: string | null = null,
): Promise<void> {
  await tx.run(sql`
    update password_reset set replaced_at = ${now}
    where member_id = ${memberId} and used_at is null and replaced_at is null
      and (${requester}::text is null or requester = ${requester}::text)`);
}

/** Forgets links that ended before a time, at most `limit` of them. Returns how many. */
export const forgetResets = (tx: Tx, endedBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select token_hash from password_reset where expires_at < ${endedBefore}
      order by expires_at limit ${limit} for update skip locked)
    delete from password_reset where token_hash in (select * from old)`);
