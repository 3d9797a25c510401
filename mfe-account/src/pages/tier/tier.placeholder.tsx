import { ButtonLink, Card, focusWidth, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting, WordBones } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';

const Column = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
/** As high as a tier's ring. */
const Ring = styled.div`
  width: min(208px, 70vw);
`;

export const Placeholder = () => (
  <Waiting>
    <Column $gap={6}>
      <Stack>
        <ButtonBone $height="49px" />
        <Stack $gap={5}>
          <Stack $gap={3} $align="center">
            <ButtonBone $width="10rem" $height="22px" />
            <Ring>
              <Bone $ratio="1" $round="50%" />
            </Ring>
            <WordBones count={12} />
            <WordBones count={7} />
          </Stack>
          <Card>
            <Stack $gap={2}>
              <TextBone $font="heading" $width="56%" />
              <TextLines count={2} gap={1} />
            </Stack>
          </Card>
        </Stack>
      </Stack>
      <WordBones count={8} />
      <ButtonLink to={paths.earnPoint()} fullWidth>
        {accountWording.toEarnPoint}
      </ButtonLink>
    </Column>
  </Waiting>
);
