import { formatNumber } from '@poku/domain/numbers';
import { color, font, motion, PointMark, styled, tabularNumbers } from '@poku/kit';
import { accountWording } from '../../wording/account';
import type { RingFill } from '../../features/measure-level';

const Root = styled.div`
  position: relative;
  width: min(208px, 70vw);
  aspect-ratio: 1;
  margin: 0 auto;
`;
const Ring = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  transform: rotate(-90deg);
  circle {
    fill: none;
    stroke-width: 11;
    stroke: ${color('line')};
  }
  .filled {
    stroke: ${color('points')};
    stroke-linecap: round;
    transition: stroke-dashoffset ${motion.calm} ease-out;
  }
`;
const Words = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  padding: 18%;
  text-align: center;
`;
const Earned = styled.span`
  ${font('title', 'bold')}
  ${tabularNumbers}
  font-size: min(1.625rem, 9vw);
`;
const Unit = styled.span`
  ${font('caption')}
  color: ${color('inkMuted')};
`;

/** Length of the ring's line in its own units. */
const LENGTH = 100;

export interface TierRingProps {
  readonly label: string;
  readonly fill: RingFill;
  readonly earnedPoints: number;
  /** The same in a sentence. */
  readonly text: string;
}

/** How far a level is filled; the sentence says the same. */
export function TierRing({ label, fill: { value, scale }, earnedPoints, text }: TierRingProps) {
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={scale}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <Ring viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r="53" />
        {value > 0 && (
          <circle
            className="filled"
            cx="60"
            cy="60"
            r="53"
            pathLength={LENGTH}
            strokeDasharray={LENGTH}
            strokeDashoffset={LENGTH * (1 - value / scale)}
          />
        )}
      </Ring>
      <Words aria-hidden="true">
        <PointMark size={26} />
        <Earned>{formatNumber(earnedPoints)}</Earned>
        <Unit>{accountWording.earnedInYear}</Unit>
      </Words>
    </Root>
  );
}
