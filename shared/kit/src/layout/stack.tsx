import { css, styled } from '../styled';
import { medium, space, wide } from '../theme';

/** Distances count in steps of 4 px. */
export interface StackProps {
  /** Distance between items. Default 4 (16 px). */
  readonly $gap?: number;
  /** `row` wraps when the items do not fit. Default `column`. */
  readonly $direction?: 'column' | 'row';
  readonly $align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  readonly $justify?: 'start' | 'center' | 'end' | 'space-between';
}

/** Items below or beside each other at one distance. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: ${({ $direction = 'column' }) => $direction};
  ${({ $direction }) => $direction === 'row' && 'flex-wrap: wrap;'}
  align-items: ${({ $align = 'stretch' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

export interface GridProps {
  /** Columns on a phone; from 600 px as many as lie between these and those from 900 px. Default 2. */
  readonly $columns?: number;
  /** Columns from 900 px. Default twice those of a phone. */
  readonly $wideColumns?: number;
  /** Distance in steps of 4 px. Default 3 (12 px). */
  readonly $gap?: number;
}

/** Tracks of equal width; with large text there are fewer, so that words keep their room. */
function tracks(columns: number, gap: number): string {
  const share = `(100% - ${(columns - 1) * gap * 4}px) / ${columns} - 0.1px`;
  return `repeat(auto-fill, minmax(min(100%, max(${15 / columns}rem, ${share})), 1fr))`;
}

/** Items in equal columns; a column is never wider than its share, whatever stands in it. */
export const Grid = styled.div<GridProps>`
  ${({ $columns = 2, $wideColumns = $columns * 2, $gap = 3 }) => css`
    display: grid;
    grid-template-columns: ${tracks($columns, $gap)};
    gap: ${space($gap)};
    > * {
      min-width: 0;
    }
    ${medium} {
      grid-template-columns: ${tracks(Math.ceil(($columns + $wideColumns) / 2), $gap)};
    }
    ${wide} {
      grid-template-columns: ${tracks($wideColumns, $gap)};
    }
  `}
`;
