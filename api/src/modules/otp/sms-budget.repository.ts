import { sql } from 'drizzle-orm';
import { only } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** Rows for one day: sends at the same time change different rows, so that they rarely wait for each other. */
const parts = 16;

/** Counts one SMS of a day (YYYY-MM-DD), in the transaction that sends it. */
export async function countSms(tx: Tx, day: string): Promise<void> {
  const part = Math.floor(Math.random() * parts);
  await tx.run(sql`
    insert into sms_day as present (day, part, sent) values (${day}, ${part}, 1)
    on conflict (day, part) do update set sent = present.sent + 1`);
}

/** How many SMS went out on a day (YYYY-MM-DD). */
export async function smsOf(tx: Tx, day: string): Promise<number> {
  const rows = await tx.rows<{ sent: number }>(sql`
    select coalesce(sum(sent), 0)::bigint as sent from sms_day where day = ${day}::date`);
  return only(rows).sent;
}

/** Forgets the counts of days before a time, at most `limit` of them. Returns how many. */
export const forgetSmsDays = (tx: Tx, before: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select day, part from sms_day where day < (${before}::timestamptz at time zone 'UTC')::date
      order by day limit ${limit} for update skip locked)
    delete from sms_day where (day, part) in (select * from old)`);
