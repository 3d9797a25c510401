import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** An event that was taken to be sent. */
export interface DueEvent extends Row {
  id: number;
  partner: string;
  payload: unknown;
  /** How often it was taken. */
  attempts: number;
  created_at: Date;
}

/** Writes an event, in the transaction of the change that it reports. */
export async function insertEvent(
  tx: Tx,
  partner: string,
  payload: object,
  state: 'waiting' | 'held',
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into event (partner, payload, state, due_at, created_at)
    values (${partner}, ${JSON.stringify(payload)}::jsonb, ${state}, ${now}, ${now})`);
}

/** Takes the oldest due event of these partners until `leaseEnd`; undefined when nothing is due. */
export async function takeDueEvent(
  tx: Tx,
  partners: readonly string[],
  now: Date,
  leaseEnd: Date,
): Promise<DueEvent | undefined> {
  const names = sql.join(
    partners.map((slug) => sql`${slug}`),
    sql`, `,
  );
  return first(
    await tx.rows<DueEvent>(sql`
      update event set attempts = attempts + 1, due_at = ${leaseEnd}
      where id = (
        select id from event where state = 'waiting' and partner in (${names}) and due_at <= ${now}
        order by due_at, id limit 1 for update skip locked)
      returning id, partner, payload, attempts, created_at`),
  );
}

/** Stores the result of sending a taken event; `dueAt` is the next try of one that waits. */
export async function noteEvent(
  tx: Tx,
  event: DueEvent,
  state: 'waiting' | 'sent' | 'failed',
  dueAt: Date,
): Promise<void> {
  await tx.run(sql`
    update event set state = ${state}, due_at = ${dueAt}
    where id = ${event.id} and attempts = ${event.attempts} and state = 'waiting'`);
}

/** Makes a partner's held events due now. Returns how many. */
export const releaseHeld = (tx: Tx, partner: string, now: Date): Promise<number> =>
  tx.run(
    sql`update event set state = 'waiting', due_at = ${now} where partner = ${partner} and state = 'held'`,
  );
