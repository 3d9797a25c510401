import { ButtonLink, Caption, Card, Grid, Points, Section, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, ListBones, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { Columns, Hero, Label } from './hero.styles';

const Balance = styled(Card)`
  display: flex;
  gap: ${space(4)};
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space(1)};
`;

const BALANCES = 4;

export const Placeholder = () => (
  <Waiting>
    <Columns>
      <Stack $gap={6}>
        <Hero as="section">
          <Label>{accountWording.totalPoints}</Label>
          <Points value={null} size="title" />
        </Hero>
        <Section title={accountWording.ownPoints}>
          <TextBone $font="heading" $width="8rem" />
          <ListBones count={3} end="8rem" />
          <ButtonLink to={paths.tier()} variant="text">
            {accountWording.toTier}
          </ButtonLink>
        </Section>
      </Stack>
      <Section title={accountWording.partnerPointsTitle}>
        <Caption>{accountWording.partnerPointsNote}</Caption>
        <Stack>
          <ButtonBone />
          <Grid $columns={1}>
            {Array.from({ length: BALANCES }, (_, index) => (
              <Balance key={index}>
                <Bone $width="48px" $height="48px" />
                <Words>
                  <TextBone $width="40%" />
                  <TextBone $font="heading" $width="56%" />
                  <WordBones font="caption" count={7} />
                  <TextBone $font="caption" $width="64%" />
                  <TextBone $font="caption" $width="48%" />
                </Words>
              </Balance>
            ))}
          </Grid>
        </Stack>
      </Section>
    </Columns>
  </Waiting>
);
