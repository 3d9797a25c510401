import type { Feedback, FeedbackQuestion } from '@poku/shared/contract';
import { FEEDBACK_SATISFIED_STARS, normalizeText } from '@poku/shared/domain';

/** Stars by question. */
export type Ratings = Readonly<Record<string, number>>;

/** Whether these stars are a satisfied member's ([C] §4). */
export const isSatisfied = (stars: number): boolean => stars >= FEEDBACK_SATISFIED_STARS;

/** What is sent: the questions that have stars, in their order. */
export function toFeedback(
  questions: readonly FeedbackQuestion[],
  ratings: Ratings,
  comment: string,
): Feedback {
  const rated = questions.flatMap(({ id }) => {
    const stars = ratings[id];
    return stars === undefined ? [] : [{ questionId: id, stars }];
  });
  return { ratings: rated, comment: normalizeText(comment) };
}
