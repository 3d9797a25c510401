import { Card, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';

const Row = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${space(4)};
`;
const Words = styled.div`
  flex: 1;
`;

/** Who comes in from a partner, and what they are asked: the token tells that later. */
export const PersonBones = () => (
  <Waiting>
    <Stack $gap={4}>
      <Row>
        <Bone $width="48px" $height="48px" $round="50%" />
        <Words>
          <TextBone $font="heading" $width="56%" />
          <TextBone $width="64%" />
          <TextBone $font="caption" $width="48%" />
        </Words>
      </Row>
      <TextLines count={2} />
      <ButtonBone />
    </Stack>
  </Waiting>
);
