import type { wire } from '@poku/shared/contract';
import {
  FEEDBACK_STARS,
  feedbackCodeWording,
  feedbackRatingWording,
  FEEDBACKS_PER_DAY,
  normalizeText,
  validateComment,
} from '@poku/shared/domain';
import type { AppDeps } from '../../deps';
import { FeedbackCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { demandFields } from '../../http/fields';
import { lockMember } from '../access/member.repository';
import { startOfJakartaDay } from '../ledger/jakarta';
import { countFeedbacks, insertFeedback, listQuestions } from './repository';

type Ratings = wire.WireFeedbackRequest['questionRatting'];

/** The fields of the ratings that are wrong, each with the text for the member. */
function ratingProblems(ratings: Ratings, known: ReadonlySet<string>): Record<string, string> {
  if (ratings.length === 0) return { questionRatting: feedbackRatingWording.missing };
  const met = new Set<string>();
  const problems: Record<string, string> = {};
  ratings.forEach(({ questionId, ratting }, index) => {
    const place = `questionRatting.${index}`;
    if (!known.has(questionId)) problems[`${place}.questionId`] = feedbackRatingWording.questionUnknown;
    else if (met.has(questionId)) problems[`${place}.questionId`] = feedbackRatingWording.repeated;
    if (!Number.isInteger(ratting) || ratting < 1 || ratting > FEEDBACK_STARS)
      problems[`${place}.ratting`] = feedbackRatingWording.starsInvalid;
    met.add(questionId);
  });
  return problems;
}

/** What members think of the product ([C] §7, D55). */
export function createFeedbackService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>) {
  return {
    /** The questions in their order. */
    questions: (): Promise<wire.WireQuestion[]> => listQuestions(db),

    /**
     * Stores a feedback: 1 to 5 whole stars for known questions, each once and at least one, and a comment of at most 2,000
     * characters that may be empty; a wrong field is a 400 that names it. Refuses with 211 after five of a day (WIB),
     * however many come at once. A refusal stores nothing.
     */
    send: (memberId: string, { questionRatting, comment }: wire.WireFeedbackRequest): Promise<void> =>
      db.transaction(async (tx) => {
        // Feedbacks are counted one after the other.
        await lockMember(tx, memberId);
        const known = new Set((await listQuestions(tx)).map(({ questionId }) => questionId));
        demandFields({ ...ratingProblems(questionRatting, known), comment: validateComment(comment) });
        const now = clock.now();
        if ((await countFeedbacks(tx, memberId, startOfJakartaDay(now))) >= FEEDBACKS_PER_DAY)
          throw refusal(FeedbackCode.usedUp, feedbackCodeWording);
        await insertFeedback(tx, { memberId, comment: normalizeText(comment), now }, questionRatting);
      }),
  };
}
