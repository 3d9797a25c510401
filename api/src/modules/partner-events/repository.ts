import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** Notes that an event of a partner was taken; false when it was before. */
export async function takeEvent(tx: Tx, partnerId: string, eventId: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into partner_event (partner_id, event_id, taken_at)
    values (${partnerId}, ${eventId}, ${now}) on conflict do nothing`);
  return touched === 1;
}

/** Forgets that events were taken before a time, at most `limit` of them. Returns how many. */
export const forgetTakenEvents = (tx: Tx, takenBefore: Date, limit: number): Promise<number> =>
  tx.run(sql`
    with old as materialized (
      select partner_id, event_id from partner_event where taken_at < ${takenBefore}
      order by taken_at limit ${limit} for update skip locked)
    delete from partner_event where (partner_id, event_id) in (select * from old)`);
