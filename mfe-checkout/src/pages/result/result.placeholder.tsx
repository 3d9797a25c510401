import { ButtonLink, Card, Centered, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, TextLines, Waiting } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { checkoutWording } from '../../wording/checkout';

const Head = styled(Centered)`
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space(4)};
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${space(2)};
  width: 100%;
  min-height: 9.5em;
`;
const Room = styled.div`
  width: 100%;
  min-height: 100px;
`;

const FACTS = 5;

export const Placeholder = () => (
  <Waiting>
    <Stack>
      <Head $gap={3}>
        <Bone $width="160px" $height="120px" />
        <Words>
          <TextBone $font="title" $width="64%" />
          <TextBone $width="80%" />
        </Words>
        <Room>
          <ButtonBone />
        </Room>
        <ButtonLink to={paths.burnHistory()} variant="secondary" fullWidth>
          {checkoutWording.toHistory}
        </ButtonLink>
      </Head>
      <Card>
        <Stack $gap={3}>
          <TextBone $font="heading" $width="56%" />
          <TextLines count={2} />
          <TextLines count={FACTS} gap={1} last="100%" />
        </Stack>
      </Card>
    </Stack>
  </Waiting>
);
