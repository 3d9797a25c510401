import { usePlatform } from '@poku/platform';
import { Stack } from '@poku/kit';
import { chooseInterestsCall, type Interest } from '../../calls/interests';
import { chosenIds, InterestTiles, isSameChoice } from '../../features/choose-interests';
import { useDraft } from '../../features/save-draft';
import { onboardingWording } from '../../wording/onboarding';
import { accountWording } from '../../wording/account';
import { StepActions } from './step-actions';

export interface InterestsStepProps {
  readonly interests: readonly Interest[];
  readonly onNext: () => void;
}

/** Step 3: what is chosen is saved on the way on. */
export function InterestsStep({ interests, onNext }: InterestsStepProps) {
  const platform = usePlatform();
  const draft = useDraft<readonly string[]>({
    stored: chosenIds(interests),
    isSame: isSameChoice,
    save: (chosen) => platform.call(chooseInterestsCall, { interests: chosen.map((id) => ({ id })) }),
  });
  async function handleNext() {
    if (await draft.save()) onNext();
  }
  const isSkip = !draft.isChanged && draft.value.length === 0;
  return (
    <Stack $gap={5}>
      <InterestTiles
        interests={interests}
        chosen={draft.value}
        onChange={draft.change}
        legend={accountWording.interestsQuestion}
      />
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
