import { useState } from 'react';
import type { FeedbackQuestion } from '@poku/shared/contract';
import {
  FEEDBACK_COMMENT_MAX_CHARS,
  feedbackCodeWording,
  feedbackWording,
  validateComment,
} from '@poku/shared/domain';
import { messageFor, usePlatform } from '@poku/shared/platform';
import { Stack } from '@poku/shared/ui';
import { LongTextField, type Problem, SendButton, useSending } from '../../features/write-text';
import { type Ratings, toFeedback } from './feedback-values';
import { RatingFields } from './rating-fields';

const COMMENT_ROWS = 4;

/** Props of `FeedbackForm`. */
export interface FeedbackFormProps {
  /** At least one, in their order. */
  readonly questions: readonly FeedbackQuestion[];
  readonly onSent: () => void;
}

/** Five stars for each question; the others, comment and button follow the first stars ([C] §4). */
export function FeedbackForm({ questions, onSent }: FeedbackFormProps) {
  const { help } = usePlatform().api;
  const [ratings, setRatings] = useState<Ratings>({});
  const [comment, setComment] = useState('');
  const hasBegun = Object.keys(ratings).length > 0;

  async function send(): Promise<Problem | undefined> {
    try {
      await help.sendFeedback(toFeedback(questions, ratings, comment));
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
    <Stack
      as="form"
      ref={sending.form}
      noValidate
      aria-label={feedbackWording.formLabel}
      onSubmit={sending.handleSubmit}
    >
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
    </Stack>
  );
}
