import { Card, color, Grid, radius, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting, WordBones } from '@poku/kit/placeholder';

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
`;
/** Beside the way to unlink. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 44px;
  color: ${color('inkMuted')};
  > p {
    flex: 1;
  }
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
        <Row>
          <p>{intro}</p>
          <ButtonBone $width="105px" />
        </Row>
      </Intro>
      <Grid $columns={1}>
        {Array.from({ length: count }, (_, index) => (
          <Partner key={index}>
            <Top>
              <Bone $width="56px" $height="56px" $round={radius.card} />
              <Words>
                <TextBone $width="50%" />
                <Bone $width="6rem" $height="22px" $round={radius.pill} />
                <Description>
                  <WordBones font="caption" count={7} />
                </Description>
                <TextBone $font="caption" $width="11rem" />
              </Words>
            </Top>
            <ButtonBone />
          </Partner>
        ))}
      </Grid>
    </Stack>
  </Waiting>
);
