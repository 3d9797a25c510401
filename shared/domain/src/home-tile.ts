/** Attribute of widgets of the home that are a tile: from 600 px two of them share a row. */
export const HOME_TILE_ATTRIBUTE = 'data-home-tile';
/** The claim of such a widget keeps at most so much height free, in px, which tells a tile before its code is there. */
export const HOME_TILE_HEIGHT_MAX_PX = 120;
/** Marks a tile, as props of its root. */
export const homeTile = { [HOME_TILE_ATTRIBUTE]: '' } as const;
