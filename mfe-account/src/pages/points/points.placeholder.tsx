import { Caption, Card, Grid, List, ListItem, Points, Section, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, ListBones, TextBone, Waiting } from '@poku/kit/placeholder';
import { accountWording } from '../../wording/account';
import { Columns, Hero, Label, Shares } from './hero.styles';
import { toEnding, toTier } from './ways';

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
          <Shares>
            <Bone $height="8px" />
            <TextBone $font="caption" $width="14rem" />
          </Shares>
        </Hero>
        <Section title={accountWording.ownPoints}>
          <TextBone $font="heading" $width="8rem" />
          <ListBones count={3} end="8rem" />
          <List>
            {[toEnding, toTier].map(({ to, title, icon }) => (
              <ListItem key={to} to={to} title={title} icon={icon} />
            ))}
          </List>
        </Section>
      </Stack>
      <Section title={accountWording.partnerPointsTitle} controls={<ButtonBone $width="49px" />}>
        <Caption>{accountWording.partnerPointsNote}</Caption>
        <Stack>
          <Grid $columns={1}>
            {Array.from({ length: BALANCES }, (_, index) => (
              <Balance key={index}>
                <Bone $width="48px" $height="48px" />
                <Words>
                  <TextBone $width="40%" />
                  <TextBone $font="heading" $width="56%" />
                  <TextBone $font="caption" $width="80%" />
                  <TextBone $font="caption" $width="64%" />
                </Words>
              </Balance>
            ))}
          </Grid>
        </Stack>
      </Section>
    </Columns>
  </Waiting>
);
