import { Card, color, Grid, radius, space, Stack, styled } from '@poku/kit';
import { Bone, ButtonBone, TextBone, Waiting } from '@poku/kit/placeholder';

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
`;
/** As high as the button beside it. */
const Row = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: ${color('inkMuted')};
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
        </Row>
      </Intro>
      <Grid $columns={1}>
        {Array.from({ length: count }, (_, index) => (
          <Partner key={index}>
            <Top>
              <Bone $width="58px" $height="58px" $round={radius.card} />
              <Words>
                <TextBone $width="50%" />
                <Bone $width="6rem" $height="22px" $round={radius.pill} />
                <TextBone $font="caption" $width="92%" />
                <TextBone $font="caption" $width="56%" />
              </Words>
            </Top>
            <ButtonBone />
          </Partner>
        ))}
      </Grid>
    </Stack>
  </Waiting>
);
