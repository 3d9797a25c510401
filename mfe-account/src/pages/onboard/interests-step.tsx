import type { Interest } from '@poku/shared/contract';
import { usePlatform } from '@poku/shared/platform';
import { Stack } from '@poku/shared/ui';
import { chosenIds, InterestTiles, isSameChoice } from '../../features/choose-interests';
import { useDraft } from '../../features/save-draft';
import { onboardingWording } from '../../wording/onboarding';
import { accountWording } from '../../wording/account';
import { StepActions } from './step-actions';

/** Props of `InterestsStep`. */
export interface InterestsStepProps {
  readonly interests: readonly Interest[];
  readonly onNext: () => void;
}

/** Step 3: what is chosen is saved on the way on. */
export function InterestsStep({ interests, onNext }: InterestsStepProps) {
  const { customer } = usePlatform().api;
  const draft = useDraft<readonly string[]>({
    stored: chosenIds(interests),
    isSame: isSameChoice,
    save: (chosen) => customer.saveInterests(chosen),
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
