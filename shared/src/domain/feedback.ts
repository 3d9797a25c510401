import { FEEDBACK_COMMENT_MAX_CHARS } from './limits';
import { countChars, isUnreadableText, normalizeText } from './report';
import { feedbackWording } from './wording/feedback';

/**
 * Checks the comment of a feedback (D55): may be empty, up to 2,000 characters, none that cannot be shown.
 * @returns the text to show, or `undefined` when it may be sent
 */
export function validateComment(comment: string): string | undefined {
  if (isUnreadableText(comment)) return feedbackWording.commentUnreadable;
  const isLong = countChars(normalizeText(comment)) > FEEDBACK_COMMENT_MAX_CHARS;
  return isLong ? feedbackWording.commentTooLong : undefined;
}
