import { useState } from 'react';
import { messageFor, usePlatform } from '@poku/platform';
import { LongTextField, type Problem, SendButton, SendForm, useSending } from '../../features/write-text';
import { feedbackWording } from '../../wording/feedback';
import {
  FEEDBACK_COMMENT_MAX_CHARS,
  feedbackCall,
  feedbackCodeWording,
  validateComment,
  type Question,
} from '../../calls/feedback';
import { type Ratings, toFeedback } from './feedback-values';
import { RatingFields } from './rating-fields';

const COMMENT_ROWS = 4;

export interface FeedbackFormProps {
  /** At least one, in their order. */
  readonly questions: readonly Question[];
  readonly onSent: () => void;
}

/** Five stars for each question; the others, comment and button follow the first stars ([C] §4). */
export function FeedbackForm({ questions, onSent }: FeedbackFormProps) {
  const platform = usePlatform();
  const [ratings, setRatings] = useState<Ratings>({});
  const [comment, setComment] = useState('');
  const hasBegun = Object.keys(ratings).length > 0;

  async function send(): Promise<Problem | undefined> {
    try {
      await platform.call(feedbackCall, toFeedback(questions, ratings, comment));
      onSent();
      return undefined;
    } catch (error) {
      return { form: messageFor(error, feedbackCodeWording) };
    }
  }
  const sending = useSending(() => validateComment(comment), send);

  function handleComment(next: string) {
    setComment(next);
    sending.forgive();
  }

  return (
    <SendForm sending={sending} label={feedbackWording.formLabel}>
      <p>{feedbackWording.intro}</p>
      <RatingFields
        questions={hasBegun ? questions : questions.slice(0, 1)}
        ratings={ratings}
        onRate={(id, stars) => setRatings({ ...ratings, [id]: stars })}
      />
      {hasBegun && (
        <>
          <LongTextField
            label={feedbackWording.commentLabel}
            rows={COMMENT_ROWS}
            value={comment}
            most={FEEDBACK_COMMENT_MAX_CHARS}
            counter={feedbackWording.counter}
            error={sending.problem.text}
            onChange={handleComment}
          />
          <SendButton sending={sending}>{feedbackWording.send}</SendButton>
        </>
      )}
    </SendForm>
  );
}
