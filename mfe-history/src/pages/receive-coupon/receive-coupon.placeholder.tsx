import { Card, focusWidth, radius, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;

/** A sent coupon: what it is depends on its link, which nobody knows before. */
export const Placeholder = () => (
  <Waiting>
    <Root>
      <Card>
        <Stack $gap={3}>
          <TextBone $font="heading" $width="72%" />
          <Bone $ratio="16 / 9" $round={radius.card} />
          <Stack $gap={1}>
            <TextBone $font="caption" $width="6rem" />
            <TextBone $font="title" $width="80%" />
            <TextBone $font="caption" $width="10rem" />
          </Stack>
        </Stack>
      </Card>
      <ButtonBone />
    </Root>
  </Waiting>
);
