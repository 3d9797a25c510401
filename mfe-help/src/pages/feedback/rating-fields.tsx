import { Card, Notice, Stack } from '@poku/kit';
import { StarRating } from '@poku/kit/fields';
import { feedbackWording } from '../../wording/feedback';
import { SATISFACTION_QUESTION_ID, type Question } from '../../calls/feedback';
import { isSatisfied, type Ratings } from './feedback-values';

function Verdict({ stars }: { readonly stars: number }) {
  return isSatisfied(stars) ? (
    <Notice tone="success">{feedbackWording.satisfied}</Notice>
  ) : (
    <Notice tone="info">{feedbackWording.dissatisfied}</Notice>
  );
}

export interface RatingFieldsProps {
  readonly questions: readonly Question[];
  readonly ratings: Ratings;
  readonly onRate: (questionId: string, stars: number) => void;
}

/** Questions with their stars; how satisfied the member is gets an answer at once ([C] §4). */
export function RatingFields({ questions, ratings, onRate }: RatingFieldsProps) {
  return questions.map(({ id, text }) => {
    const stars = ratings[id];
    return (
      <Card key={id}>
        <Stack $gap={2}>
          <StarRating label={text} value={stars ?? null} onChange={(given) => onRate(id, given)} />
          {id === SATISFACTION_QUESTION_ID && stars !== undefined && <Verdict stars={stars} />}
        </Stack>
      </Card>
    );
  });
}
