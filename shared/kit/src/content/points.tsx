import { formatNumber, pointsUnit } from '@poku/domain/numbers';
import { PointMark } from '../icons/point-mark';
import { styled } from '../styled';
import { font, type FontName, tabularNumbers } from '../theme';
import { uiWording } from '../wording';

const marks: Record<FontName, number> = { caption: 15, body: 17, heading: 20, title: 26 };

const Root = styled.span<{ $size: FontName }>`
  ${({ $size }) => font($size, 'bold')}
  ${({ $size }) => $size === 'title' && 'font-size: min(1.625rem, 10vw);'}
  ${tabularNumbers}
  display: inline-flex;
  align-items: center;
  gap: 0.35em;
  max-width: 100%;
`;
const Unit = styled.span<{ $isSmall: boolean }>`
  ${({ $isSmall }) => $isSmall && font('body')}
`;

export interface PointsProps {
  /** Whole points; `null` while they are not known. */
  readonly value: number | null;
  /** Size of type. Default `body`. */
  readonly size?: FontName;
  /** The coin in front. Default true. */
  readonly mark?: boolean;
}

/** Points as members read them, `15.000 poin`, with the point mark. */
export function Points({ value, size = 'body', mark = true }: PointsProps) {
  return (
    <Root $size={size}>
      {mark && <PointMark size={marks[size]} />}
      {value === null ? (
        <span role="img" aria-label={uiWording.pointsUnknown}>
          –
        </span>
      ) : (
        <span>
          {formatNumber(value)} <Unit $isSmall={size === 'title'}>{pointsUnit(value)}</Unit>
        </span>
      )}
    </Root>
  );
}
