import type { InputOf } from '@poku/contract/calls';
import { normalizeText } from '@poku/domain/text';
import type { feedbackCall, Question } from '../../calls/feedback';
import { FEEDBACK_SATISFIED_STARS } from '../../limits';

/** Stars by question. */
export type Ratings = Readonly<Record<string, number>>;

/** Whether these stars are a satisfied member's ([C] §4). */
export const isSatisfied = (stars: number): boolean => stars >= FEEDBACK_SATISFIED_STARS;

/** What is sent: the questions that have stars, in their order. */
export function toFeedback(
  questions: readonly Question[],
  ratings: Ratings,
  comment: string,
): InputOf<typeof feedbackCall> {
  const rated = questions.flatMap(({ id }) => {
    const stars = ratings[id];
    return stars === undefined ? [] : [{ questionId: id, stars }];
  });
  return { ratings: rated, comment: normalizeText(comment) };
}
