import { usePlatform } from '@poku/platform';
import { Stack } from '@poku/kit';
import type { Interest } from '../../calls/interests';
import { interestsDraft, InterestTiles } from '../../features/choose-interests';
import { useDraft } from '../../features/save-draft';
import { onboardingWording } from '../../wording/onboarding';
import { StepActions } from './step-actions';

export interface InterestsStepProps {
  readonly interests: readonly Interest[];
  readonly onNext: () => void;
}

/** Step 3: what is chosen is saved on the way on. */
export function InterestsStep({ interests, onNext }: InterestsStepProps) {
  const platform = usePlatform();
  const draft = useDraft(interestsDraft(platform, interests));
  async function handleNext() {
    if (await draft.save()) onNext();
  }
  const isSkip = !draft.isChanged && draft.value.length === 0;
  return (
    <Stack $gap={5}>
      <InterestTiles interests={interests} chosen={draft.value} onChange={draft.change} />
      <StepActions
        onNext={() => void handleNext()}
        isSkip={isSkip}
        isBusy={draft.isSaving}
        problem={draft.problem}
        onSkip={onNext}
      >
        {isSkip ? onboardingWording.skip : onboardingWording.next}
      </StepActions>
    </Stack>
  );
}
