import { Link } from '@poku/kit/router';
import { color, font, Picture, radius, space, styled } from '@poku/kit';
import type { Category } from '../../calls/categories';

/** Four labels share a narrow screen, so they grow with the text size only as far as the longest word fits. */
const Tile = styled(Link)`
  ${font('caption')}
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  min-height: 78px;
  border-radius: ${radius.control};
  color: ${color('ink')};
  text-align: center;
  text-decoration: none;
  hyphens: auto;
  font-size: min(0.8125rem, 6vw);
  overflow-wrap: break-word;
`;
const Image = styled.span`
  width: ${space(10)};
`;

export interface CategoryTileProps {
  readonly category: Category;
  readonly to: string;
}

export function CategoryTile({ category, to }: CategoryTileProps) {
  return (
    <Tile lang="id" to={to} state={{ titleName: category.name }}>
      <Image>
        <Picture src={category.image} alt="" ratio="1:1" width={40} round={radius.control} eager />
      </Image>
      {category.name}
    </Tile>
  );
}
