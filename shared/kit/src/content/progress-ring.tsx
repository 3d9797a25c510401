import type { ReactNode } from 'react';
import { styled } from '../styled';
import { color, forcedColours, motion } from '../theme';

const Root = styled.div<{ $width: string }>`
  position: relative;
  flex: none;
  width: ${({ $width }) => $width};
  aspect-ratio: 1;
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
  ${forcedColours} {
    forced-color-adjust: none;
  }
`;
const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  text-align: center;
`;

/** Length of the ring's line in its own units. */
const LENGTH = 100;

export interface ProgressRingProps {
  /** What it measures. */
  readonly label: string;
  /** The value in a sentence. */
  readonly text: string;
  /** 0 to `whole`. */
  readonly value: number;
  /** What a full ring is, over 0. */
  readonly whole: number;
  /** CSS width. Default the smaller of 208 px and 70 % of the window. */
  readonly width?: string;
  /** In its middle; not read out, since label and sentence say the same. */
  readonly children?: ReactNode;
}

/** How much of a whole is there, as a ring that fills. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, text, value, whole, width = 'min(208px, 70vw)', children } = props;
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={value}
      aria-valuetext={text}
      $width={width}
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
            strokeDashoffset={LENGTH * (1 - value / whole)}
          />
        )}
      </Ring>
      <Middle aria-hidden="true">{children}</Middle>
    </Root>
  );
}
