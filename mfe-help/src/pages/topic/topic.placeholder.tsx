import { radius, Stack } from '@poku/kit';
import { Bone, TextBone, Waiting } from '@poku/kit/placeholder';

const QUESTIONS = 5;

export const Placeholder = () => (
  <Waiting>
    <Stack>
      <TextBone $font="heading" $width="11rem" />
      <Stack $gap={2}>
        {Array.from({ length: QUESTIONS }, (_, index) => (
          <Bone key={index} $height="54px" $round={radius.card} />
        ))}
      </Stack>
    </Stack>
  </Waiting>
);
