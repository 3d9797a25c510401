import type { InputOf } from '@poku/contract/calls';
import { FEEDBACK_STARS, FEEDBACKS_PER_DAY } from '@poku/domain/limits/reports';
import { normalizeText } from '@poku/domain/text';
import {
  FeedbackCode,
  feedbackCodeWording,
  type feedbackCall,
  type Question,
  type Ratings,
  validateComment,
} from '@poku/mfe-help/calls/feedback';
import type { AppDeps } from '../../deps';
import { refusal } from '../../http/errors';
import { demandFields } from '../../http/fields';
import { lockMember } from '../access/member.repository';
import { startOfJakartaDay } from '../ledger/jakarta';
import { countFeedbacks, insertFeedback, listQuestions } from './repository';
import { feedbackRatingWording } from './wording';

/** The fields of the ratings that are wrong, each with the text for the member. */
function ratingProblems(ratings: Ratings, known: ReadonlySet<string>): Record<string, string> {
  if (ratings.length === 0) return { ratings: feedbackRatingWording.missing };
  const met = new Set<string>();
  const problems: Record<string, string> = {};
  ratings.forEach(({ questionId, stars }, index) => {
    const place = `ratings.${index}`;
    if (!known.has(questionId)) problems[`${place}.questionId`] = feedbackRatingWording.questionUnknown;
    else if (met.has(questionId)) problems[`${place}.questionId`] = feedbackRatingWording.repeated;
    if (stars < 1 || stars > FEEDBACK_STARS) problems[`${place}.stars`] = feedbackRatingWording.starsInvalid;
    met.add(questionId);
  });
  return problems;
}

/** What members think of the product ([C] §7, D55). */
export function createFeedbackService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The questions in their order. */
    questions: (): Promise<Question[]> => listQuestions(db),

    /**
     * Stores a feedback: 1 to 5 whole stars for known questions, each once and at least one, and a comment of at most 2,000
     * characters that may be empty; a wrong field is a 400 that names it. Refuses with 211 after five of a day (WIB),
     * however many come at once. A refusal stores nothing.
     */
    send: (memberId: string, { ratings, comment }: InputOf<typeof feedbackCall>): Promise<void> =>
      db.transaction(async (tx) => {
        // Feedbacks are counted one after the other.
        await lockMember(tx, memberId);
        const known = new Set((await listQuestions(tx)).map(({ id }) => id));
        demandFields({ ...ratingProblems(ratings, known), comment: validateComment(comment) });
        const now = clock.now();
        if ((await countFeedbacks(tx, memberId, startOfJakartaDay(now))) >= FEEDBACKS_PER_DAY)
          throw refusal(FeedbackCode.usedUp, feedbackCodeWording);
        await insertFeedback(tx, { memberId, comment: normalizeText(comment), now }, ratings);
      }),
  };
}
