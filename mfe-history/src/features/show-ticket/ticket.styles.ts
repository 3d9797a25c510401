import { Badge, cardLinkArea, color, radius, shadow, space, styled } from '@poku/shared/ui';

/** Width of the stub left of the perforation. */
const STUB = '128px';
/** Diameter of a notch. */
const NOTCH = '16px';

/** A ticket: the picture is the stub, a perforation and two notches part it from the words. */
export const Root = styled.article<{ $isOver: boolean }>`
  ${cardLinkArea}
  display: grid;
  grid-template-columns: ${STUB} minmax(0, 1fr);
  height: 100%;
  min-height: 104px;
  border-radius: ${radius.card};
  background: ${color('card')};
  box-shadow: ${shadow};
  overflow: hidden;
  color: ${({ $isOver }) => color($isOver ? 'inkMuted' : 'ink')};
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: calc(${STUB} - ${NOTCH} / 2);
    width: ${NOTCH};
    height: ${NOTCH};
    border-radius: 50%;
    background: ${color('paper')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  &::before {
    top: calc(${NOTCH} / -2);
  }
  &::after {
    bottom: calc(${NOTCH} / -2);
  }
  img {
    filter: ${({ $isOver }) => ($isOver ? 'grayscale(1)' : 'none')};
    opacity: ${({ $isOver }) => ($isOver ? 0.55 : 1)};
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
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  border-inline-start: 2px dashed ${color('line')};
  > ${Badge} {
    justify-self: start;
  }
`;
