/** Progress of a way of several steps. */
export { StepFrame, type StepFrameProps } from './step-frame';
export { TitledStep, type TitledStepProps } from './titled-step';
