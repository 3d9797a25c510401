import { styled } from '../styled';
import { color, forcedColours, motion, radius, space } from '../theme';

/** A part of a whole. */
export interface Share {
  readonly id: string;
  /** 0 or more, in the unit of the whole. */
  readonly value: number;
  /** CSS colour. */
  readonly color: string;
}

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: ${space(2)};
  border-radius: ${radius.pill};
  background: ${color('line')};
  overflow: hidden;
  ${forcedColours} {
    forced-color-adjust: none;
  }
`;
/** A small part is still seen. */
const Part = styled.span`
  flex-basis: 0;
  min-width: 3px;
  transition: flex-grow ${motion.quick} ease-out;
`;
/** Stands beside the words of a part, in its colour. */
export const ShareDot = styled.span`
  display: inline-block;
  flex: none;
  width: ${space(2)};
  height: ${space(2)};
  border-radius: 50%;
  ${forcedColours} {
    forced-color-adjust: none;
  }
`;

export interface ShareBarProps {
  /** From the first to the last; those of 0 are left out. */
  readonly shares: readonly Share[];
  /** What a full bar is. Default all shares together. */
  readonly whole?: number;
}

/** Shares of a whole as one bar. Nothing is read out: words beside it say the same. */
export function ShareBar({ shares, whole = 0 }: ShareBarProps) {
  const left = whole - shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <Bar aria-hidden="true">
      {shares.map(
        ({ id, value, color: background }) =>
          value > 0 && <Part key={id} style={{ flexGrow: value, background }} />,
      )}
      {left > 0 && <span style={{ flexGrow: left }} />}
    </Bar>
  );
}
