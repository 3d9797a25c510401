import { color, font, forcedColours, motion, radius, space, styled, VisuallyHidden } from '@poku/kit';
import { registrationWording } from '../../wording/registration';

/** As many columns as names; with large text they wrap instead of breaking words. */
const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Step = styled.li<{ $isReached: boolean }>`
  ${font('caption')}
  display: grid;
  flex: 1 0 auto;
  max-width: 100%;
  align-content: start;
  gap: ${space(1.5)};
  color: ${({ $isReached }) => color($isReached ? 'ink' : 'inkMuted')};
  overflow-wrap: anywhere;
  &::before {
    content: '';
    height: 4px;
    border-radius: ${radius.pill};
    background: ${({ $isReached }) => color($isReached ? 'primary' : 'line')};
    transition: background-color ${motion.calm} ease-out;
  }
  &[aria-current='step'] {
    font-weight: 600;
  }
  ${forcedColours} {
    &::before {
      background: ${({ $isReached }) => ($isReached ? 'Highlight' : 'GrayText')};
    }
  }
`;

export interface StepsProps {
  /** Names in their order. */
  readonly names: readonly string[];
  /** The step of the moment, 1 for the first. */
  readonly current: number;
}

/** How far somebody is in a way of several steps. Steps that are done say so to screen readers. */
export function Steps({ names, current }: StepsProps) {
  return (
    <Row aria-label={registrationWording.stepsLabel}>
      {names.map((name, index) => {
        const isCurrent = index + 1 === current;
        const isDone = index + 1 < current;
        return (
          <Step key={name} $isReached={isCurrent || isDone} aria-current={isCurrent ? 'step' : undefined}>
            <span>
              {name}
              {isDone && <VisuallyHidden>, {registrationWording.stepDone}</VisuallyHidden>}
            </span>
          </Step>
        );
      })}
    </Row>
  );
}
