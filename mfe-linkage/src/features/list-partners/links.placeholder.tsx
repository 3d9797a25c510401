import { Card, color, Grid, radius, space, Stack, styled } from '@poku/kit';
import { Bone, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
`;
const Purpose = styled.p`
  color: ${color('inkMuted')};
`;
/** Below the words. */
const Action = styled.div`
  margin-left: 72px;
`;
const Description = styled.div`
  margin-top: ${space(1)};
`;
const Partner = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(3)};
`;
const Top = styled.div`
  display: flex;
  gap: ${space(4)};
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space(1)};
`;

export interface LinksBonesProps {
  readonly intro: string;
  readonly count: number;
}

/** A `LinksPage` on its way. */
export const LinksBones = ({ intro, count }: LinksBonesProps) => (
  <Waiting>
    <Stack>
      <Intro>
        <TextBone $font="heading" $width="14rem" />
        <Purpose>{intro}</Purpose>
      </Intro>
      <Grid $columns={1}>
        {Array.from({ length: count }, (_, index) => (
          <Partner key={index}>
            <Top>
              <Bone $width="56px" $height="56px" $round={radius.card} />
              <Words>
                <TextBone $width="50%" />
                <TextBone $width="40%" />
                <Bone $width="6rem" $height="22px" $round={radius.pill} />
                <Description>
                  <WordBones font="caption" count={7} />
                </Description>
              </Words>
            </Top>
            <Action>
              <TextBone $width="80%" />
            </Action>
          </Partner>
        ))}
      </Grid>
    </Stack>
  </Waiting>
);
