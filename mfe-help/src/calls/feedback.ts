import { asker, call, list, record, text, type ValueOf, whole } from '@poku/contract/calls';
import { countChars, isUnreadableText, normalizeText } from '@poku/domain/text';

const question = record({
  id: text('questionId'),
  text: text('question'),
  /** Stars that count as dissatisfied with what is asked, for example 1, 2 and 3. */
  lowStars: list(whole(), 'listMinRatting'),
});

/** A question of the feedback ([C] §3). */
export type Question = ValueOf<typeof question>;

/** The questions in their order ([C] §7). */
export const questionsCall = call({
  method: 'GET',
  path: '/question/{clientId}',
  answer: list(question),
});

const ratings = list(
  record({ questionId: text('questionId', { maxChars: 64 }), stars: whole('ratting') }),
  'questionRatting',
  100,
);

/** Stars for questions: at least one, each question once, 1 to 5 whole stars ([C] §3, D55). */
export type Ratings = ValueOf<typeof ratings>;

/** Sends a feedback; the comment may be empty ([C] §7, D55). Code 211. */
export const feedbackCall = call({
  method: 'POST',
  path: '/feedback',
  body: { clientId: asker(), ratings, comment: text() },
});

/** Codes of the calls of a feedback (D55). */
export const FeedbackCode = { usedUp: 211 } as const;

/** Question of the feedback about satisfaction ([C] §9). */
export const SATISFACTION_QUESTION_ID = '6';
/** Longest comment of a feedback. */
export const FEEDBACK_COMMENT_MAX_CHARS = 2_000;

/** What is wrong with the comment of a feedback (D55). */
export const commentWording = {
  tooLong: 'Komentar maksimal 2.000 karakter',
  unreadable: 'Ada karakter di komentar kamu yang tidak bisa kami baca. Hapus dulu ya',
} as const;

/** What a member reads for each code. */
export const feedbackCodeWording = {
  [FeedbackCode.usedUp]: 'Kamu sudah mengirim lima penilaian hari ini. Coba lagi besok ya',
} as const;

/**
 * Checks the comment of a feedback (D55): may be empty, up to 2,000 characters, none that cannot be shown.
 * @returns the text to show, or `undefined` when it may be sent
 */
export function validateComment(comment: string): string | undefined {
  if (isUnreadableText(comment)) return commentWording.unreadable;
  const isLong = countChars(normalizeText(comment)) > FEEDBACK_COMMENT_MAX_CHARS;
  return isLong ? commentWording.tooLong : undefined;
}
