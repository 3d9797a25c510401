import type { Question, Ratings } from '@poku/mfe-help/calls/feedback';
import { sql } from 'drizzle-orm';
import { only, type Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The questions in their order. */
export const listQuestions = (tx: Tx): Promise<Question[]> =>
  tx.rows<Question & Row>(sql`
    select id, text, low_stars as "lowStars"
    from feedback_question order by position`);

/** How many feedbacks a member sent at `since` or later. */
export async function countFeedbacks(tx: Tx, memberId: string, since: Date): Promise<number> {
  const rows = await tx.rows<{ sent: number }>(sql`
    select count(*)::int as sent from feedback where member_id = ${memberId} and created_at >= ${since}`);
  return only(rows).sent;
}

/** Stores a feedback with the stars of each question; rejects for an unknown question or one that is rated twice. */
export async function insertFeedback(
  tx: Tx,
  feedback: { memberId: string; comment: string; now: Date },
  ratings: Ratings,
): Promise<void> {
  await tx.run(sql`
    with stored as (
      insert into feedback (member_id, comment, created_at)
      values (${feedback.memberId}, ${feedback.comment}, ${feedback.now}) returning id)
    insert into feedback_rating (feedback_id, question_id, stars)
    select stored.id, given."questionId", given.stars
    from stored, jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as given("questionId" text, stars smallint)`);
}
