import { color, radius, Skeleton, space, styled } from '@poku/kit';
import { CATEGORIES_COLLAPSED } from '../../limits';
import { Tiles } from './category-grid.styles';

const Tile = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${space(2)};
  min-height: 78px;
  > span {
    width: ${space(10)};
    height: ${space(10)};
    border-radius: ${radius.control};
    background: ${color('skeleton')};
  }
  > div {
    width: 70%;
  }
`;

export function CategoryGridSkeleton() {
  return (
    <Tiles $isCollapsed={false}>
      {Array.from({ length: CATEGORIES_COLLAPSED }, (_, index) => (
        <Tile key={index} aria-hidden="true">
          <span />
          <Skeleton shape="text" label={null} />
        </Tile>
      ))}
    </Tiles>
  );
}
