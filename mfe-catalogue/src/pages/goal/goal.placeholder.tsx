import { Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { Column, Name, Sheet } from './goal.styles';

/** As wide as a ring. */
const Ring = styled.div`
  width: min(208px, 70vw);
`;

export const Placeholder = () => (
  <Waiting>
    <Column>
      <Stack $gap={5}>
        <Sheet as="section">
          <Ring>
            <Bone $ratio="1" $round="50%" />
          </Ring>
          <TextBone $font="caption" $width="5rem" />
          <Name as="div">
            <WordBones font="heading" count={3} />
          </Name>
          <TextBone $font="heading" $width="12rem" />
          <TextBone $font="caption" $width="9rem" />
        </Sheet>
        <ButtonBone $height="48px" />
      </Stack>
    </Column>
  </Waiting>
);
