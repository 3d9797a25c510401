import { sql } from 'drizzle-orm';
import { first, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A link that a partner is to end. */
export interface EndingTask extends Row {
  partner_id: string;
  slug: string;
  reference: string;
  /** How often it was taken. */
  attempts: number;
  created_at: Date;
}

/** What a task is made from: a link that a partner is to end, also one that was never ours. */
export interface Ending {
  partnerId: string;
  reference: string;
  /** Null when the partner named a link that we never knew. */
  memberId: string | null;
}

/** Plans that a partner ends a link; planning it again starts its attempts anew. */
export async function planEnding(
  tx: Tx,
  { partnerId, reference, memberId }: Ending,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into partner_task (partner_id, reference, member_id, created_at, due_at)
    values (${partnerId}, ${reference}, ${memberId}, ${now}, ${now})
    on conflict (partner_id, reference) do update
      set attempts = 0, created_at = excluded.created_at, due_at = excluded.due_at, given_up_at = null`);
}

const returning = sql`
  returning partner_id, (select slug from partner where id = partner_id) as slug, reference, attempts, created_at`;

/** Takes the next due task for the caller alone until `leaseEnd`; undefined when nothing is due. */
export const takeDueEnding = async (tx: Tx, now: Date, leaseEnd: Date): Promise<EndingTask | undefined> =>
  first(
    await tx.rows<EndingTask>(sql`
      update partner_task set attempts = attempts + 1, due_at = ${leaseEnd}
      where (partner_id, reference) = (
        select partner_id, reference from partner_task where given_up_at is null and due_at <= ${now}
        order by due_at limit 1 for update skip locked)
      ${returning}`),
  );

/** Takes a member's tasks with a partner, due or not, until `leaseEnd`; without those that another process is taking. */
export const takeEndingsOf = (
  tx: Tx,
  key: { memberId: string; partnerId: string },
  leaseEnd: Date,
): Promise<EndingTask[]> =>
  tx.rows<EndingTask>(sql`
    update partner_task set attempts = attempts + 1, due_at = ${leaseEnd}
    where (partner_id, reference) in (
      select partner_id, reference from partner_task
      where member_id = ${key.memberId} and partner_id = ${key.partnerId} and given_up_at is null
      for update skip locked)
    ${returning}`);

/** Matches the row unless it was planned or taken again. */
const isStill = ({ partner_id, reference, attempts, created_at }: EndingTask) =>
  sql`partner_id = ${partner_id} and reference = ${reference} and attempts = ${attempts} and created_at = ${created_at}`;

/** Forgets a task that was done. */
export async function removeEnding(tx: Tx, task: EndingTask): Promise<void> {
  await tx.run(sql`delete from partner_task where ${isStill(task)}`);
}

/** Plans another try. */
export async function retryEnding(tx: Tx, task: EndingTask, dueAt: Date): Promise<void> {
  await tx.run(sql`update partner_task set due_at = ${dueAt} where ${isStill(task)}`);
}

/** Gives a task up; the row stays for a person to see. */
export async function giveUpEnding(tx: Tx, task: EndingTask, now: Date): Promise<void> {
  await tx.run(sql`update partner_task set given_up_at = ${now} where ${isStill(task)}`);
}
