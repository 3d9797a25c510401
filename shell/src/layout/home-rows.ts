import { HOME_TILE_ATTRIBUTE } from '@poku/domain/home-tile';
import { medium, Stack, styled } from '@poku/kit';

const tile = `[${HOME_TILE_ATTRIBUTE}]`;

/** The parts of a home below each other; from 600 px a tile shares its row with the one before or after it. */
export const HomeRows = styled(Stack)`
  ${medium} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > * {
      grid-column: 1 / -1;
    }
    > ${tile} + ${tile}, > ${tile}:has(+ ${tile}) {
      grid-column: auto;
    }
  }
`;
