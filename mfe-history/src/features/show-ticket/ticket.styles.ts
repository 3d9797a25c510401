import {
  cardLinkArea,
  color,
  css,
  font,
  forcedColours,
  Grid,
  keyframes,
  motion,
  radius,
  shadow,
  space,
  styled,
  tabularNumbers,
} from '@poku/kit';

/** As a list, in one column or in two. */
export const Tickets = styled(Grid)`
  list-style: none;
`;

/** Out of a slot along the upper edge of its place; the shadow is not cut off at the end. */
const drawIn = keyframes`
  from { transform: translateY(-100%); clip-path: inset(100% -24px -24px); }
  to { transform: none; clip-path: inset(-24px); }
`;
/** Where a ticket lies in the list, from the first frame on: what is drawn in moves nothing else. */
export const Place = styled.li<{ $isDrawnIn: boolean }>`
  ${({ $isDrawnIn }) =>
    $isDrawnIn &&
    css`
      animation: ${drawIn} calc(3 * ${motion.calm}) ease-out;
    `}
  &[aria-current] {
    border-radius: ${radius.card};
    outline: 2px solid ${color('primary')};
    outline-offset: 2px;
  }
`;

/** Width of the stub left of the perforation. */
const STUB = '128px';
/** Also seen on a dark ground. */
const PERFORATION = `color-mix(in srgb, ${color('inkMuted')} 40%, transparent)`;
/** Diameter of a notch. */
const NOTCH = '16px';

/** Has two notches, which whoever extends it puts in their places. */
const Notched = styled.div`
  position: relative;
  &::before,
  &::after {
    content: '';
    position: absolute;
    width: ${NOTCH};
    height: ${NOTCH};
    border-radius: 50%;
    background: ${color('paper')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
`;
export const Face = styled(Notched)`
  display: grid;
  grid-template-columns: ${STUB} minmax(0, 1fr);
  flex: 1;
  min-height: 104px;
  overflow: hidden;
  &::before,
  &::after {
    left: calc(${STUB} - ${NOTCH} / 2);
  }
  &::before {
    top: calc(${NOTCH} / -2);
  }
  &::after {
    bottom: calc(${NOTCH} / -2);
  }
  /* The part below has its own perforation. */
  &:not(:last-child)::after {
    display: none;
  }
`;
/** Its picture fills it, and shows what it is of, which stands right of the middle. */
export const Stub = styled.div`
  display: grid;
  overflow: hidden;
  > * {
    aspect-ratio: auto;
    height: 100%;
  }
  img {
    object-position: 70% 50%;
  }
  transform-origin: 100% 100%;
  transition: transform ${motion.calm} ease-out;
`;
/** The state, and what the coupon is worth; below each other with large text. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  width: 100%;
`;
export const Worth = styled.b`
  ${font('heading', 'bold')}
  ${tabularNumbers}
`;
export const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border-inline-start: 2px dashed ${PERFORATION};
`;
/** Below a second perforation: the code and what can be done with it. Lies above the link of the card. */
export const Foot = styled(Notched)`
  z-index: 1;
  padding: ${space(3)} ${space(4)};
  border-block-start: 2px dashed ${PERFORATION};
  &::before,
  &::after {
    top: calc(${NOTCH} / -2 - 1px);
  }
  &::before {
    left: calc(${NOTCH} / -2);
  }
  &::after {
    right: calc(${NOTCH} / -2);
  }
`;
/** A piece of a torn ticket. */
const piece = css`
  background: ${color('card')};
  box-shadow: ${shadow};
  ${forcedColours} {
    outline: 1px solid;
    outline-offset: -1px;
  }
`;
/**
 * In two pieces, the stub a little away. Nothing changes its size, and the words are not moved: they would be the whole area
 * of the card's link then.
 */
const torn = css`
  background: none;
  box-shadow: none;
  overflow: visible;
  ${forcedColours} {
    border-color: Canvas;
  }
  ${Face} {
    overflow: visible;
    &::before,
    &::after {
      z-index: 1;
      box-shadow: none;
      pointer-events: none;
    }
  }
  ${Stub} {
    ${piece}
    border-radius: ${radius.card} 0 0 ${radius.card};
    transform: translateX(-4px) rotate(-2deg);
  }
  ${Words} {
    ${piece}
    overflow: hidden;
    border-radius: 0 ${radius.card} ${radius.card} 0;
  }
`;
/** A ticket: the picture is the stub, a perforation and two notches part it from the words. Torn where it was used. */
export const Root = styled.article<{ $isOver: boolean; $isTorn: boolean }>`
  ${cardLinkArea}
  color: ${({ $isOver }) => color($isOver ? 'inkMuted' : 'ink')};
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
    opacity: ${({ $isOver }) => ($isOver ? 0.55 : 1)};
  }
  ${({ $isTorn }) => $isTorn && torn}
`;
