import { formatNumber } from '@poku/domain/numbers';
import { color, font, PointMark, ProgressRing, styled, tabularNumbers } from '@poku/kit';
import { accountWording } from '../../wording/account';
import type { RingFill } from '../../features/measure-level';

const Earned = styled.span`
  ${font('title', 'bold')}
  ${tabularNumbers}
  font-size: min(1.625rem, 9vw);
`;
const Unit = styled.span`
  ${font('caption')}
  max-width: 64%;
  color: ${color('inkMuted')};
`;

export interface TierRingProps {
  readonly label: string;
  readonly fill: RingFill;
  readonly earnedPoints: number;
  /** The same in a sentence. */
  readonly text: string;
}

/** How far a level is filled; the sentence says the same. */
export const TierRing = ({ label, fill: { value, scale }, earnedPoints, text }: TierRingProps) => (
  <ProgressRing label={label} text={text} value={value} whole={scale}>
    <PointMark size={26} />
    <Earned>{formatNumber(earnedPoints)}</Earned>
    <Unit>{accountWording.earnedInYear}</Unit>
  </ProgressRing>
);
