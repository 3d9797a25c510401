import type { ReturnState } from '@poku/flows/linking';
import { Stack } from '@poku/kit';
import { RetryPanel } from '../../features/read-again';
import { onboardingWording } from '../../wording/onboarding';
import { InterestsStep } from './interests-step';
import { LinkStep } from './link-step';
import type { OnboardData } from './loader';
import { NotificationsStep } from './notifications-step';
import { StepActions } from './step-actions';

export interface StepContentProps {
  readonly data: OnboardData;
  /** A code was confirmed in this step. */
  readonly isConfirmed: boolean;
  /** The link of a member who came back from a partner's page. */
  readonly returned: ReturnState;
  readonly isFinishing: boolean;
  readonly onNext: () => void;
  readonly onFinish: () => void;
}

/** What the step of the moment asks. A step that could not be read can be left out. */
export function StepContent(props: StepContentProps) {
  const { data, isConfirmed, returned, isFinishing, onNext, onFinish } = props;
  const link = { isConfirmed, returned, onNext };
  const { step, partners, ewallets, interests, settings } = data;
  if (step === 1) return <LinkStep slot="onboard-partner" items={partners} {...link} />;
  if (step === 2) return <LinkStep slot="onboard-ewallet" items={ewallets} {...link} />;
  if (interests?.status === 'ready') return <InterestsStep interests={interests.value} onNext={onNext} />;
  if (settings?.status === 'ready') {
    return <NotificationsStep stored={settings.value} isFinishing={isFinishing} onFinish={onFinish} />;
  }
  const unread = interests ?? settings;
  return (
    <Stack $gap={5}>
      {unread !== null && <RetryPanel message={unread.message} />}
      <StepActions onNext={step === 4 ? onFinish : onNext} isBusy={isFinishing}>
        {step === 4 ? onboardingWording.finish : onboardingWording.skip}
      </StepActions>
    </Stack>
  );
}
