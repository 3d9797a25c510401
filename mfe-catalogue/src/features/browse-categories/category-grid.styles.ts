import { css, medium, space, styled } from '@poku/kit';
import { CATEGORIES_COLLAPSED_HEIGHT_PX, CATEGORIES_PER_ROW } from '../../limits';

/** Room for the longest name of a category. */
const NAME_WIDTH = '4.6rem';

const columns = (count: number): string =>
  `repeat(auto-fill, minmax(max(${NAME_WIDTH}, 100% / ${count} - 0.1px), 1fr))`;

/** Four in a row, and fewer with large text, so that names keep their room. The collapsed height grows with the text as well. */
export const Tiles = styled.ul<{ $isCollapsed: boolean }>`
  display: grid;
  grid-template-columns: ${columns(CATEGORIES_PER_ROW)};
  gap: ${space(2.5)} 0;
  margin-inline: -${space(1)};
  list-style: none;
  ${({ $isCollapsed }) =>
    $isCollapsed &&
    css`
      min-height: ${CATEGORIES_COLLAPSED_HEIGHT_PX / 16}rem;
    `}
  ${medium} {
    grid-template-columns: ${columns(CATEGORIES_PER_ROW * 2)};
    min-height: auto;
  }
`;
