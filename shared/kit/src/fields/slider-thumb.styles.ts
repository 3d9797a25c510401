import { color, css, styled, touchTarget } from '@poku/kit';

/** What of a thumb's 44 px is seen. */
const DOT_PX = 24;
const TOUCH_PX = Number.parseInt(touchTarget, 10);
/** The seen dot reaches the ends of the track; what else can be touched reaches beyond. */
export const THUMB_BLEED = `${(TOUCH_PX - DOT_PX) / 2}px`;
/** From the end of what can be touched to the middle of a thumb there. */
export const THUMB_RADIUS = `${TOUCH_PX / 2}px`;

const thumb = css`
  width: ${touchTarget};
  height: ${touchTarget};
  border: ${THUMB_BLEED} solid transparent;
  border-radius: 50%;
  background: ${color('primary')} padding-box;
  cursor: grab;
  pointer-events: auto;
  appearance: none;
`;
/** A light ring inside the dot tells it from the track, and a dark one around it tells it from the card. */
const dot = css`
  background:
    radial-gradient(circle, ${color('card')} 0 4px, transparent 4.5px) padding-box,
    ${color('primary')} padding-box;
`;
const focused = css`
  outline: 3px solid ${color('primary')};
  outline-offset: calc(2px - ${THUMB_BLEED});
`;

/** A native slider without a track: both lie over one, and only their thumbs can be touched. */
export const Thumb = styled.input<{ $isAbove: boolean }>`
  position: absolute;
  z-index: ${({ $isAbove }) => ($isAbove ? 2 : 1)};
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: transparent;
  appearance: none;
  pointer-events: none;
  &:focus-visible {
    outline: none;
  }
  &::-webkit-slider-runnable-track {
    height: 100%;
    background: transparent;
  }
  &::-moz-range-track {
    background: transparent;
  }
  &::-webkit-slider-thumb {
    ${thumb}
    ${dot}
  }
  &::-moz-range-thumb {
    ${thumb}
    ${dot}
    box-sizing: border-box;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${focused}
  }
  &:focus-visible::-moz-range-thumb {
    ${focused}
  }
`;
