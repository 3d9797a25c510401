import { Caption, color, linkTile, space, styled } from '@poku/kit';
import { Link } from '@poku/kit/router';

/** As high with a goal as without one, so that nothing below it moves. */
export const Tile = styled(Link)`
  ${linkTile}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 108px;
  padding: ${space(3)} ${space(4)};
`;
export const RING_WIDTH = '64px';
/** Where a ring comes. */
export const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${RING_WIDTH};
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color('primarySoft')};
  color: ${color('primary')};
`;
export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
export const Name = styled.b`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
  line-clamp: 1;
`;
export const Note = styled(Caption)`
  display: block;
`;
