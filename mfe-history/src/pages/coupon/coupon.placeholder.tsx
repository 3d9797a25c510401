import { Card, color, DeskAside, font, radius, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, FoldedBone, TextBone, TextLines, Waiting, WordBones } from '@poku/kit/placeholder';
import { couponsWording } from '../../wording/coupons';
import { Columns } from './coupon.styles';

const Label = styled.h3`
  ${font('caption', 'bold')}
  color: ${color('inkMuted')};
`;

export const Placeholder = () => (
  <Waiting>
    <Columns>
      <Stack>
        <Bone $ratio="16 / 9" $round={radius.card} />
        <Stack $gap={1} $align="start">
          <Bone $width="3.5rem" $height="22px" $round={radius.pill} />
          <TextBone $font="caption" $width="6rem" />
          <WordBones font="title" count={4} />
          <TextBone $font="caption" $width="10rem" />
          <TextBone $font="caption" $width="9rem" />
        </Stack>
      </Stack>
      <DeskAside>
        <Card>
          <Stack $gap={3}>
            <Label>{couponsWording.code}</Label>
            <TextLines count={2} />
            <ButtonBone $height="52px" />
          </Stack>
        </Card>
      </DeskAside>
      <Stack $gap={2}>
        <FoldedBone title={couponsWording.pickup} />
        <FoldedBone title={couponsWording.redeem} />
        <FoldedBone title={couponsWording.terms} />
      </Stack>
    </Columns>
  </Waiting>
);
