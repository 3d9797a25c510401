import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';
import type { OtpKey } from './repository';

/** Wrong codes in a row, and until when the pair is locked. */
export interface OtpGuard {
  wrongCount: number;
  lockedUntil: Date | null;
}

const isKey = ({ purpose, msisdn, requester = '' }: OtpKey) =>
  sql`purpose = ${purpose} and msisdn = ${msisdn} and requester = ${requester}`;

/** Locks the counters of a key until the transaction ends, so that calls with this key are handled one at a time. */
export async function lockGuard(tx: Tx, key: OtpKey, now: Date): Promise<OtpGuard> {
  await tx.run(sql`
    insert into otp_guard (purpose, msisdn, requester, used_at)
      values (${key.purpose}, ${key.msisdn}, ${key.requester ?? ''}, ${now}) on conflict do nothing`);
  const rows = await tx.rows<OtpGuard & Row>(sql`
    select wrong_count as "wrongCount", locked_until as "lockedUntil" from otp_guard where ${isKey(key)} for update`);
  return only(rows);
}

/** Sets the counters of a key. */
export async function setGuard(tx: Tx, key: OtpKey, guard: OtpGuard, now: Date): Promise<void> {
  await tx.run(sql`
    update otp_guard set wrong_count = ${guard.wrongCount}, locked_until = ${guard.lockedUntil}, used_at = ${now}
    where ${isKey(key)}`);
}

/** Forgets counters that were set last before a time and lock nothing; at most `limit` of them. Returns how many. */
export const forgetGuards = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select purpose, msisdn, requester from otp_guard
      where used_at < ${before} and (locked_until is null or locked_until < ${before})
      order by used_at limit ${limit} for update skip locked)
    delete from otp_guard where (purpose, msisdn, requester) in (select * from old)`);
