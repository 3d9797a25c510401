import { space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  width: 100%;
`;

/** A `Letter` on its way: what it says depends on its link, which nobody knows before. */
export const LetterBone = () => (
  <Waiting>
    <Stack $gap={5}>
      <Stack $align="center" $gap={3}>
        <Bone $width="180px" $height="135px" />
        <Words>
          <TextBone $font="title" $width="72%" />
          <TextLines count={2} />
        </Words>
      </Stack>
      <ButtonBone />
    </Stack>
  </Waiting>
);
