import { cardLinkArea, font, Grid, space, styled } from '@poku/kit';
import { Bone } from './bone';
import { TextBone } from './text-bone';

const Card = styled.div`
  ${cardLinkArea}
`;
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(0.5)};
  padding: ${space(2.5)} ${space(3)} ${space(3)};
`;
/** Room for two lines of name. */
const Name = styled.div`
  ${font('body')}
  min-height: 3em;
`;
/** With the room of the point mark. */
const Price = styled.div`
  ${font('body')}
  min-height: calc(1.72em + ${space(1)});
  padding-top: ${space(1)};
`;

/** A `CouponCard` on its way. */
export const CouponBone = () => (
  <Card aria-hidden="true">
    <Bone $ratio="16 / 9" $round="0" />
    <Words>
      <TextBone $font="caption" $width="44%" />
      <Name>
        <TextBone $width="88%" />
      </Name>
      <Price>
        <TextBone $width="56%" />
      </Price>
    </Words>
  </Card>
);

export interface CouponGridBonesProps {
  /** Default as many as fill a phone's screen. */
  readonly count?: number;
  /** Columns from 900 px. Default those of a `Grid`. */
  readonly wideColumns?: number;
}

/** Coupons in columns, on their way. */
export const CouponGridBones = ({ count = 8, wideColumns }: CouponGridBonesProps) => (
  <Grid $wideColumns={wideColumns}>
    {Array.from({ length: count }, (_, index) => (
      <CouponBone key={index} />
    ))}
  </Grid>
);
