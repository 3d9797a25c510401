import { CATEGORIES_PER_ROW } from '@poku/shared/domain';
import { css, space, styled, wide } from '@poku/shared/ui';

/** Height of the collapsed grid in CSS pixels ([A] §9); as rem it grows with the text. */
const COLLAPSED_HEIGHT_PX = 167;

export const Tiles = styled.ul<{ $isCollapsed: boolean }>`
  display: grid;
  grid-template-columns: repeat(${CATEGORIES_PER_ROW}, minmax(0, 1fr));
  gap: ${space(2.5)} 0;
  margin-inline: -${space(1)};
  list-style: none;
  ${({ $isCollapsed }) =>
    $isCollapsed &&
    css`
      height: ${COLLAPSED_HEIGHT_PX / 16}rem;
    `}
  ${wide} {
    grid-template-columns: repeat(${CATEGORIES_PER_ROW * 2}, minmax(0, 1fr));
    height: auto;
  }
`;
