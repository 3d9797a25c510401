import { color, font, motion, radius, space, styled } from '@poku/kit';

/** Edge of the knob; with the inset it makes a target of 52 px. */
const KNOB_PX = 44;
const INSET_PX = 4;
/** What the way of the knob lacks of the button's width. */
export const KNOB_AND_INSET_PX = KNOB_PX + 2 * INSET_PX;

/** A page is still scrolled up and down with the finger on it. */
export const Track = styled.button`
  ${font('body', 'bold')}
  position: relative;
  display: block;
  width: 100%;
  min-height: ${KNOB_AND_INSET_PX}px;
  padding: ${space(3)} ${space(4)} ${space(3)} ${KNOB_AND_INSET_PX + 4}px;
  border: 1.5px solid ${color('primary')};
  border-radius: ${radius.pill};
  background: ${color('primarySoft')};
  color: ${color('primary')};
  text-align: center;
  overflow: hidden;
  cursor: grab;
  touch-action: pan-y;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  &:active {
    cursor: grabbing;
  }
`;

/** Fades where the knob comes. */
export const Words = styled.span.attrs<{ readonly $share: number }>(({ $share }) => ({
  style: { opacity: 1 - $share },
}))``;

/** As wide as the way, so that a shift by its own width is the whole of it. */
export const Rail = styled.span.attrs<{ readonly $share: number }>(({ $share }) => ({
  style: { transform: `translateX(${$share * 100}%)` },
}))<{ readonly $isDragging: boolean }>`
  position: absolute;
  inset: 0 calc(${KNOB_PX}px + ${INSET_PX}px) 0 ${INSET_PX}px;
  display: flex;
  align-items: center;
  transition: ${({ $isDragging }) => ($isDragging ? 'none' : `transform ${motion.calm} ease-out`)};
  pointer-events: none;
`;
export const Knob = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${KNOB_PX}px;
  height: ${KNOB_PX}px;
  border-radius: 50%;
  background: ${color('primary')};
  color: ${color('onPrimary')};
`;
