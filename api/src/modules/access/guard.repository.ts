import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';
import { passwordKind } from '../limits/paces';
import { returnAll } from '../limits/repository';

/** Until when the login of a number is locked for a requester (D20); null when it is not. */
export async function findLock(tx: Tx, msisdn: string, requester: string, now: Date): Promise<Date | null> {
  const rows = await tx.rows<{ locked_until: Date }>(sql`
    select locked_until from login_guard
    where msisdn = ${msisdn} and requester = ${requester} and locked_until > ${now}`);
  return rows[0]?.locked_until ?? null;
}

/**
 * Counts one more try, before the password is checked, so that tries at the same time cannot pass the limit together.
 * Returns the tries in a row; the `limit`-th locks until `lockUntil`. A lock that is over starts the count anew.
 */
export async function countLoginTry(
  tx: Tx,
  key: { msisdn: string; requester: string },
  rule: { limit: number; now: Date; lockUntil: Date },
): Promise<number> {
  const { limit, now, lockUntil } = rule;
  const row = only(
    await tx.rows<{ wrong_count: number }>(sql`
      insert into login_guard as guard (msisdn, requester, wrong_count, tried_at)
        values (${key.msisdn}, ${key.requester}, 1, ${now})
      on conflict (msisdn, requester) do update set
        tried_at = ${now},
        wrong_count = case when guard.locked_until <= ${now}::timestamptz then 1 else guard.wrong_count + 1 end,
        locked_until = case
          when guard.locked_until <= ${now}::timestamptz then null
          when guard.locked_until is null and guard.wrong_count + 1 >= ${limit}::int then ${lockUntil}::timestamptz
          else guard.locked_until end
      returning wrong_count`),
  );
  return row.wrong_count;
}

/** Forgets the tries after a right password. */
export async function clearWrongLogins(tx: Tx, msisdn: string, requester: string): Promise<void> {
  await tx.run(sql`delete from login_guard where msisdn = ${msisdn} and requester = ${requester}`);
}

/** Forgets the tries and locks of a number for every requester and all of them together, when its owner has a new password. */
export async function clearGuards(tx: Tx, msisdn: string): Promise<void> {
  await tx.run(sql`delete from login_guard where msisdn = ${msisdn}`);
  await returnAll(tx, passwordKind, msisdn);
}

/** Forgets tries that were the last ones before a time and lock nothing; at most `limit` of them. Returns how many. */
export const forgetTries = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select msisdn, requester from login_guard
      where tried_at < ${before} and (locked_until is null or locked_until < ${before})
      order by tried_at limit ${limit} for update skip locked)
    delete from login_guard where (msisdn, requester) in (select * from old)`);

/** Whether the device has logged in as this number's member before (D20). */
export async function isKnownDevice(tx: Tx, msisdn: string, deviceHash: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    select 1 from member_device d join member m on m.id = d.member_id
    where d.device_hash = ${deviceHash} and m.msisdn = ${msisdn} and d.is_proven`);
  return rows.length > 0;
}

/** Whether a member has logged in on the device before. */
export async function isDeviceOf(tx: Tx, memberId: string, deviceHash: string): Promise<boolean> {
  const rows = await tx.rows(sql`
    select 1 from member_device where device_hash = ${deviceHash} and member_id = ${memberId} and is_proven`);
  return rows.length > 0;
}

/** Remembers that a member logged in on a device; true when it is a new one. */
export async function rememberDevice(
  tx: Tx,
  memberId: string,
  deviceHash: string,
  now: Date,
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into member_device (device_hash, member_id, last_login_at) values (${deviceHash}, ${memberId}, ${now})
    on conflict do nothing`);
  if (added === 1) return true;
  await tx.run(sql`
    update member_device set last_login_at = ${now}, is_proven = true
    where device_hash = ${deviceHash} and member_id = ${memberId}`);
  return false;
}
