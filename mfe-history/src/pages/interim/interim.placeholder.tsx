import { Caption, focusWidth, radius, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';
import { earnWording } from '../../wording/earn';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;

export const Placeholder = () => (
  <Waiting>
    <Root $gap={5}>
      <TextBone $font="heading" $width="72%" />
      <Bone $ratio="16 / 9" $round={radius.card} />
      <TextLines count={3} />
      <Stack $gap={2}>
        <ButtonBone />
        <Caption>{earnWording.newTab}</Caption>
      </Stack>
    </Root>
  </Waiting>
);
