import { useMember, usePlatform } from '@poku/platform';
import { Stack } from '@poku/kit';
import { VerificationNotice } from '@poku/flows/verify-email';
import type { NotificationSettings } from '../../calls/notifications';
import { useDraft } from '../../features/save-draft';
import { notificationDraft, NotificationSwitches } from '../../features/set-notifications';
import { onboardingWording } from '../../wording/onboarding';
import { StepActions } from './step-actions';

export interface NotificationsStepProps {
  readonly stored: NotificationSettings;
  readonly isFinishing: boolean;
  readonly onFinish: () => void;
}

/** Step 4: the switches are saved when the steps are finished. */
export function NotificationsStep({ stored, isFinishing, onFinish }: NotificationsStepProps) {
  const platform = usePlatform();
  const { customer } = useMember();
  const canPromo = customer.isEmailVerified;
  const draft = useDraft(notificationDraft(platform, stored, canPromo));
  async function handleFinish() {
    if (await draft.save()) onFinish();
  }
  return (
    <Stack $gap={5}>
      {!canPromo && <VerificationNotice customer={customer} />}
      <NotificationSwitches chosen={draft.value} canPromo={canPromo} onChange={draft.change} />
      <StepActions
        onNext={() => void handleFinish()}
        isBusy={draft.isSaving || isFinishing}
        problem={draft.problem}
        onSkip={onFinish}
      >
        {onboardingWording.finish}
      </StepActions>
    </Stack>
  );
}
