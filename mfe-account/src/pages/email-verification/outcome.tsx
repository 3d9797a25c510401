import { Letter, type LetterProps } from '../../features/draw-letter';
import { accountWording } from '../../wording/account';

interface OutcomeProps extends Pick<LetterProps, 'title' | 'text' | 'children'> {
  readonly kind: 'done' | 'failed';
}

/** How a verification ended. A failure says within which time it has to be done ([A] §8). */
export function Outcome(props: OutcomeProps) {
  return <Letter {...props} note={props.kind === 'failed' ? accountWording.verificationWithin : undefined} />;
}
