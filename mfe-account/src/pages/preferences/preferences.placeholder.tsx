import { Caption, Card, font, Grid, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';
import { accountWording } from '../../wording/account';

const Question = styled.p`
  ${font('heading', 'bold')}
`;
const Tile = styled(Card)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2)};
  min-height: 136px;
`;
/** Room of the message above the button. */
const Save = styled.div`
  padding-top: ${space(15)};
`;

/** Tiles that fill a screen. */
const TILES = 10;

export const Placeholder = () => (
  <Waiting>
    <Stack $gap={5}>
      <Stack>
        <div>
          <Question>{accountWording.interestsQuestion}</Question>
          <Caption>{accountWording.interestsIntro}</Caption>
        </div>
        <Grid $columns={2} $wideColumns={3}>
          {Array.from({ length: TILES }, (_, index) => (
            <Tile key={index} $padding={3}>
              <Bone $width="64px" $height="64px" $round="50%" />
              <TextBone $width="5rem" />
            </Tile>
          ))}
        </Grid>
        <TextBone $font="caption" $width="4rem" />
      </Stack>
      <Save>
        <ButtonBone />
      </Save>
    </Stack>
  </Waiting>
);
