import { Card, color, focusWidth, font, radius, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, FoldedBone, TextBone, TextLines, Waiting, WordBones } from '@poku/kit/placeholder';
import { couponsWording } from '../../wording/coupons';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
const Label = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
`;

export const Placeholder = () => (
  <Waiting>
    <Root>
      <Bone $ratio="16 / 9" $round={radius.card} />
      <Stack $gap={1} $align="start">
        <Bone $width="3.5rem" $height="22px" $round={radius.pill} />
        <TextBone $font="caption" $width="6rem" />
        <WordBones font="title" count={4} />
        <TextBone $font="caption" $width="10rem" />
        <TextBone $font="caption" $width="9rem" />
      </Stack>
      <Card>
        <Stack $gap={3}>
          <Label>{couponsWording.code}</Label>
          <TextLines count={2} />
          <ButtonBone $height="52px" />
        </Stack>
      </Card>
      <Stack $gap={2}>
        <FoldedBone title={couponsWording.pickup} />
        <FoldedBone title={couponsWording.redeem} />
        <FoldedBone title={couponsWording.terms} />
      </Stack>
    </Root>
  </Waiting>
);
