import { color, font, linkTile, radius, space, styled, tabularNumbers, wide } from '@poku/kit';
import { Link } from '@poku/kit/router';

/** Least height of a way at 360 px, so that nothing moves when the ways come. */
const WAY_HEIGHT = '128px';

export const Ways = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  ${wide} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(3)};
  }
`;
export const WayLink = styled(Link)`
  ${linkTile}
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${WAY_HEIGHT};
  height: 100%;
  padding: ${space(3)};
`;
export const WayBone = styled.li`
  height: ${WAY_HEIGHT};
  border-radius: ${radius.card};
  background: ${color('skeleton')};
`;
export const Mark = styled.span`
  flex: none;
  width: 48px;
`;
export const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${space(0.5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;
export const Todo = styled.span`
  color: ${color('inkMuted')};
  ${font('caption')}
`;
/** What it gives is the largest. */
export const Reward = styled.span`
  ${font('heading', 'bold')}
  ${tabularNumbers}
  text-wrap: balance;
`;
export const Title = styled.span`
  ${font('body', 'bold')}
`;
export const Intro = styled.p`
  color: ${color('inkMuted')};
`;
