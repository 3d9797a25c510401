import type { HOME_TILE_ATTRIBUTE } from '@poku/domain/home-tile';
import type { ReactNode } from 'react';
import { Caption, color, Icon, type IconName, linkTile, space, styled } from '@poku/kit';
import { Link } from '@poku/kit/router';

/** As high whatever it says, so that nothing below it moves. */
const Tile = styled(Link)`
  ${linkTile}
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 92px;
  padding: ${space(3)} ${space(4)};
`;
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color('pointsSoft')};
`;
const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;

export interface HomeTileProps {
  readonly to: string;
  /** It shares a row of the home with another one. Default no. */
  readonly [HOME_TILE_ATTRIBUTE]?: '';
  readonly icon: IconName;
  /** What it is about, small above the words. */
  readonly heading: string;
  readonly children: ReactNode;
}

/** A tile of the home that leads on, 92 px high. */
export const HomeTile = ({ icon, heading, children, ...link }: HomeTileProps) => (
  <Tile {...link}>
    <Disc aria-hidden="true">
      <Icon name={icon} />
    </Disc>
    <Words>
      <Caption as="span">{heading}</Caption>
      {children}
    </Words>
    <Icon name="chevron" size={20} />
  </Tile>
);
