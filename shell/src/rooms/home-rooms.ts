import { color, radius, styled, wide } from '@poku/kit';
import { WAYS_HEIGHT } from './noted-rooms';

/** Room of the notice, free before it is there: nothing below it moves. */
export const NoticeRoom = styled.div`
  display: grid;
  min-height: 142px;
  ${wide} {
    min-height: 92px;
  }
`;

/** Room of the ways to the first points; on a desk they stand beside each other. */
export const WaysRoom = styled.div<{
  /** What a remote claims. Default: what the document says, which is painted before anybody claims. */
  readonly $heightPx?: number;
}>`
  height: ${({ $heightPx }) => ($heightPx === undefined ? `var(${WAYS_HEIGHT})` : `${$heightPx}px`)};
  border-radius: ${radius.card};
  background: ${color('skeleton')};
  ${wide} {
    height: 190px;
  }
`;
