import { cardLinkArea, color, space, styled } from '@poku/kit';

/** Width of the stub left of the perforation. */
const STUB = '128px';
/** Diameter of a notch. */
const NOTCH = '16px';

/** A ticket: the picture is the stub, a perforation and two notches part it from the words. */
export const Root = styled.article<{ $isOver: boolean }>`
  ${cardLinkArea}
  color: ${({ $isOver }) => color($isOver ? 'inkMuted' : 'ink')};
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
    opacity: ${({ $isOver }) => ($isOver ? 0.55 : 1)};
  }
`;
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
export const Stub = styled.div`
  display: grid;
  align-content: center;
  padding: ${space(3)};
`;
export const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border-inline-start: 2px dashed ${color('line')};
`;
/** Below a second perforation: the code and what can be done with it. Lies above the link of the card. */
export const Foot = styled(Notched)`
  z-index: 1;
  padding: ${space(3)} ${space(4)};
  border-block-start: 2px dashed ${color('line')};
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
