/** Progress of a way of several steps. */
export { StepFrame, type StepFrameProps } from './step-frame';
export { Steps, type StepsProps } from './steps';
export { TitledStep, type TitledStepProps } from './titled-step';
