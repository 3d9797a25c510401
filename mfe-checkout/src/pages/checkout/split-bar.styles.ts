import { styled, touchTarget } from '@poku/kit';
import { THUMB_RADIUS } from '@poku/kit/fields';

/** The bar, with room for a thumb where there can be one: nothing moves when it comes. */
export const Movable = styled.div<{ $canMove: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  min-height: ${({ $canMove }) => ($canMove ? touchTarget : 0)};
`;

/** The stretch of the bar in which a bound can be moved; `$from` and `$to` are shares of the bar from 0 to 1. */
export const Stretch = styled.div.attrs<{ $from: number; $to: number }>(({ $from, $to }) => ({
  style: { left: `${$from * 100}%`, right: `${(1 - $to) * 100}%` },
}))`
  position: absolute;
  inset-block: 0;
  margin-inline: -${THUMB_RADIUS};
  pointer-events: none;
`;
