import { ButtonLink, Card, focusWidth, Stack, styled } from '@poku/kit';
import {
  BelowDesk,
  Bone,
  ButtonBone,
  OnDesk,
  TextBone,
  TextLines,
  Waiting,
  WordBones,
} from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { Overview } from './tier-overview';
import { TierTableFrame } from './tier-table-frame';
import { Name } from './tier-table.styles';

const Column = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
/** As high as a tier's ring. */
const Ring = styled.div`
  width: min(208px, 70vw);
`;

const LEVELS = 3;

const TierColumn = () => (
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
);

const TierDesk = () => (
  <Stack $gap={6}>
    <Overview>
      <Ring>
        <Bone $ratio="1" $round="50%" />
      </Ring>
      <Stack $gap={3} $align="start">
        <ButtonBone $width="10rem" $height="22px" />
        <TextBone $font="title" $width="8rem" />
        <WordBones count={10} />
        <WordBones count={8} />
        <ButtonBone $width="10rem" />
      </Stack>
    </Overview>
    <TierTableFrame>
      {Array.from({ length: LEVELS }, (_, index) => (
        <tr key={index} aria-hidden="true">
          <Name as="td">
            <TextBone $width="5rem" />
          </Name>
          <td>
            <TextBone $width="4rem" />
          </td>
          <td>
            <TextBone $width="4rem" />
          </td>
          <td>
            <TextLines count={2} gap={1} />
          </td>
        </tr>
      ))}
    </TierTableFrame>
  </Stack>
);

export const Placeholder = () => (
  <Waiting>
    <BelowDesk>
      <TierColumn />
    </BelowDesk>
    <OnDesk>
      <TierDesk />
    </OnDesk>
  </Waiting>
);
