import type { PageModule } from '@poku/shared/contract';
import { registrationWording } from '@poku/shared/domain';
import { useLoaderData, useRevalidator } from '@poku/shared/router';
import { ErrorPanel } from '@poku/shared/ui';
import { StepFrame } from '../../features/show-steps';
import { useLeaveOnceMember } from '../../features/start-session';
import { paths } from '../../paths';
import { AccountStep } from './account-step';
import { BackQuestion } from './back-question';
import { loader } from './loader';
import { ProfileStep } from './profile-step';
import { useFullQuota } from './use-full-quota';
import { useWizard } from './use-wizard';
import { VerifyStep } from './verify-step';

const { steps } = registrationWording;

function RegisterPage() {
  const quota = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const wizard = useWizard();
  const { step, draft } = wizard;
  useLeaveOnceMember(paths.landing(wizard.start));
  useFullQuota(quota.status === 'full');

  if (quota.status === 'full') return null;
  if (quota.status === 'unknown') {
    return (
      <ErrorPanel title={quota.message} onRetry={() => void revalidate()} isRetrying={state === 'loading'} />
    );
  }
  if (step === 'profile' && draft !== null) {
    return (
      <StepFrame
        names={steps}
        current={3}
        title={registrationWording.profileTitle}
        intro={registrationWording.profileIntro}
      >
        <ProfileStep wizard={wizard} draft={draft} />
        <BackQuestion wizard={wizard} />
      </StepFrame>
    );
  }
  if (step === 'verify' && draft !== null) {
    return (
      <StepFrame names={steps} current={2} title={registrationWording.verifyTitle}>
        <VerifyStep wizard={wizard} draft={draft} />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      names={steps}
      current={1}
      title={registrationWording.accountTitle}
      intro={registrationWording.accountIntro}
    >
      <AccountStep wizard={wizard} />
    </StepFrame>
  );
}

export const page: PageModule = { loader, Component: RegisterPage, title: registrationWording.title };
