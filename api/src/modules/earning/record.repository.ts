import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/tx';

/** What the history says of a purchase that earned. */
export interface EarnRecord {
  number: string;
  memberId: string;
  partnerId: string;
  /** What it gave; what it had given when it was taken back wholly, or would have given. Above 0. */
  points: number;
  description: string;
  /** 0: it gave points; 2: they were taken back, or never came. Both are of [C] §4, where any but 0 is a failure. */
  status: 0 | 2;
}

/** Puts a purchase into the history. @param journalId of its points; null when they never came */
export async function insertRecord(
  tx: Tx,
  record: EarnRecord,
  journalId: number | null,
  at: Date,
): Promise<void> {
  await tx.run(sql`
    insert into earn_record (number, member_id, partner_id, points, description, status, occurred_at, journal_id)
    values (${record.number}, ${record.memberId}, ${record.partnerId}, ${record.points}, ${record.description},
      ${record.status}, ${at}, ${journalId})`);
}

/**
 * Says what became of it; its place in the history stays.
 * @param journalId of its points where it had none; null leaves the one that it has
 */
export async function updateRecord(
  tx: Tx,
  { number, points, description, status }: Pick<EarnRecord, 'number' | 'points' | 'description' | 'status'>,
  journalId: number | null = null,
): Promise<void> {
  await tx.run(sql`
    update earn_record set points = ${points}, description = ${description}, status = ${status},
      journal_id = coalesce(journal_id, ${journalId}) where number = ${number}`);
}
