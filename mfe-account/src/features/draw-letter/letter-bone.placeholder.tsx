import { Stack } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';

/** A `Letter` on its way: what it says depends on its link, which nobody knows before. */
export const LetterBone = () => (
  <Waiting>
    <Stack $gap={5}>
      <Stack $align="center" $gap={3}>
        <Bone $width="180px" $height="120px" />
        <TextBone $font="title" $width="72%" />
        <TextLines count={2} />
      </Stack>
      <ButtonBone />
    </Stack>
  </Waiting>
);
