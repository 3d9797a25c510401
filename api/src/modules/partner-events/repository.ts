import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';

/** Notes that an event of a partner was taken; false when it was before. */
export async function takeEvent(tx: Tx, partnerId: string, eventId: string, now: Date): Promise<boolean> {
  const touched = await tx.run(sql`
    insert into partner_event (partner_id, event_id, taken_at)
    values (${partnerId}, ${eventId}, ${now}) on conflict do nothing`);
  return touched === 1;
}
