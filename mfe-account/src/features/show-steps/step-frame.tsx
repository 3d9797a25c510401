import { Steps, type StepsProps } from './steps';
import { TitledStep, type TitledStepProps } from './titled-step';

export interface StepFrameProps extends StepsProps, Omit<TitledStepProps, 'step' | 'above'> {}

/** A `TitledStep` below the list of all steps. */
export function StepFrame({ names, current, ...rest }: StepFrameProps) {
  return <TitledStep {...rest} step={current} above={<Steps names={names} current={current} />} />;
}
