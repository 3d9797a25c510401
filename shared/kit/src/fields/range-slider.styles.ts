import { color, styled, touchTarget } from '@poku/kit';
import { THUMB_BLEED, THUMB_RADIUS } from './slider-thumb.styles';

export const SliderBox = styled.div`
  position: relative;
  height: ${touchTarget};
  margin-inline: -${THUMB_BLEED};
`;

/** The line from the centre of a thumb at its start to that of one at its end. */
export const Track = styled.div`
  position: absolute;
  inset: calc(50% - 2px) ${THUMB_RADIUS} auto;
  height: 4px;
  border-radius: 2px;
  background: ${color('lineStrong')};
`;

/** The part between the thumbs; `$from` and `$to` are shares of the track from 0 to 1. */
export const Chosen = styled.div.attrs<{ $from: number; $to: number }>(({ $from, $to }) => ({
  style: { left: `${$from * 100}%`, right: `${(1 - $to) * 100}%` },
}))`
  position: absolute;
  inset-block: -1px;
  border-radius: 3px;
  background: ${color('primary')};
`;
