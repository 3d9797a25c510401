import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** How often something may happen: `most` times at once, and then once in `everyMs`. */
export interface Pace {
  /** At least 1. */
  most: number;
  /** Whole milliseconds. */
  everyMs: number;
}

/** What is counted, for whom, and its pace. */
export interface Limit extends Pace {
  kind: string;
  key: string;
}

/** More than the clocks of processes may differ. */
const clocksApartMs = 10_000;

/** The latest `full_at` that counts. A row with a later one was written before the clock was set back, and is ignored. */
const farthest = ({ most, everyMs }: Pace, now: Date): Date =>
  new Date(now.getTime() + most * everyMs + clocksApartMs);

/**
 * Takes one time of a pace (the generic cell rate algorithm, ITU-T I.371): one row says when all times are available again. One
 * statement, so that calls at once in several processes cannot exceed it together; a refused one only reads, so that it waits for
 * no lock.
 * @param times how many to take, all or none; default 1
 * @returns false when none is left now
 */
export async function takeTime(
  tx: Tx,
  { kind, key, most, everyMs }: Limit,
  now: Date,
  times = 1,
): Promise<boolean> {
  const latest = new Date(now.getTime() + (most - times) * everyMs);
  const next = new Date(now.getTime() + times * everyMs);
  const end = farthest({ most, everyMs }, now);
  const touched = await tx.run(sql`
    insert into rate_limit as present (kind, key, full_at)
    select ${kind}::text, ${key}::text, ${next}::timestamptz
    where not exists (
      select 1 from rate_limit
      where kind = ${kind} and key = ${key} and full_at > ${latest}::timestamptz and full_at <= ${end}::timestamptz)
    on conflict (kind, key) do update
      set full_at = ${times * everyMs}::int * interval '1 millisecond' + case
        when present.full_at > ${end}::timestamptz then ${now}::timestamptz
        else greatest(present.full_at, ${now}::timestamptz) end
      where present.full_at <= ${latest}::timestamptz or present.full_at > ${end}::timestamptz`);
  return touched === 1;
}

/** Gives a time back that was taken. */
export async function returnTime(tx: Tx, { kind, key, everyMs }: Limit): Promise<void> {
  await tx.run(sql`
    update rate_limit set full_at = full_at - ${everyMs}::int * interval '1 millisecond'
    where kind = ${kind} and key = ${key}`);
}

/** Whether each of these has a time left, without taking one. */
export async function haveTimes(tx: Tx, wanted: readonly Limit[], now: Date): Promise<boolean> {
  const spent = wanted.map(
    ({ kind, key, most, everyMs }) => sql`
      (kind = ${kind} and key = ${key} and full_at > ${new Date(now.getTime() + (most - 1) * everyMs)}
        and full_at <= ${farthest({ most, everyMs }, now)})`,
  );
  const rows = await tx.rows(sql`select 1 from rate_limit where ${sql.join(spent, sql` or `)} limit 1`);
  return rows.length === 0;
}

/** Gives every time back to a key. */
export async function returnAll(tx: Tx, kind: string, key: string): Promise<void> {
  await tx.run(sql`delete from rate_limit where kind = ${kind} and key = ${key}`);
}

/**
 * Deletes at most `limit` rows whose times were all available again before a time; a missing row means the same. Returns how many.
 */
export const forgetPaces = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select kind, key from rate_limit where full_at < ${before}
      order by full_at limit ${limit} for update skip locked)
    delete from rate_limit where (kind, key) in (select * from old)`);
