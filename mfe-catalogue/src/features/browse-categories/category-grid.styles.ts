import { CATEGORIES_COLLAPSED_HEIGHT_PX, CATEGORIES_PER_ROW } from '@poku/shared/domain';
import { css, space, styled, wide } from '@poku/shared/ui';

/** The collapsed height is in rem, so that it grows with the text. */
export const Tiles = styled.ul<{ $isCollapsed: boolean }>`
  display: grid;
  grid-template-columns: repeat(${CATEGORIES_PER_ROW}, minmax(0, 1fr));
  gap: ${space(2.5)} 0;
  margin-inline: -${space(1)};
  list-style: none;
  ${({ $isCollapsed }) =>
    $isCollapsed &&
    css`
      height: ${CATEGORIES_COLLAPSED_HEIGHT_PX / 16}rem;
    `}
  ${wide} {
    grid-template-columns: repeat(${CATEGORIES_PER_ROW * 2}, minmax(0, 1fr));
    height: auto;
  }
`;
