import { type ReactNode } from 'react';
import { useNavigation } from '@poku/kit/router';
import { Button, Notice, Stack } from '@poku/kit';
import { onboardingWording } from '../../wording/onboarding';

export interface StepActionsProps {
  /** Words of the button. */
  readonly children: ReactNode;
  /** Nothing was done in this step: the way on is the quieter one. */
  readonly isSkip?: boolean;
  readonly onNext: () => void;
  readonly isBusy?: boolean;
  /** Why the step could not be saved; then it can also be left without. */
  readonly problem?: string | null;
  /** Leaves the step without saving it. */
  readonly onSkip?: () => void;
}

/** The way on from a step. */
export function StepActions(props: StepActionsProps) {
  const { children, onNext, isSkip = false, isBusy = false, problem = null, onSkip } = props;
  const isMoving = useNavigation().state === 'loading';
  return (
    <Stack $gap={2}>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <Button fullWidth variant={isSkip ? 'secondary' : 'primary'} busy={isBusy || isMoving} onClick={onNext}>
        {children}
      </Button>
      {problem !== null && onSkip !== undefined && (
        <Button fullWidth variant="text" onClick={onSkip}>
          {onboardingWording.skip}
        </Button>
      )}
    </Stack>
  );
}
