import { useState } from 'react';
import { StepFrame } from '../../features/show-steps';
import { registrationWording } from '../../wording/registration';
import { partnerVisitWording } from '../../wording/partner-visit';
import { AccountStep } from './account-step';
import { BackQuestion } from './back-question';
import { ProfileStep } from './profile-step';
import type { Visiting } from './use-visitor';
import { useWizard } from './use-wizard';
import { VerifyStep } from './verify-step';
import { accountOf } from './visit';

const { steps } = registrationWording;

/** The three steps; for a partner's user they begin with what the partner knows. */
export function RegisterWizard({ visiting }: { readonly visiting: Visiting }) {
  const { visitor } = visiting;
  const [given] = useState(() => accountOf(visitor));
  const wizard = useWizard(given);
  const { step, draft } = wizard;

  if (step === 'profile' && draft !== null) {
    return (
      <StepFrame
        names={steps}
        current={3}
        title={registrationWording.profileTitle}
        intro={registrationWording.profileIntro}
      >
        <ProfileStep wizard={wizard} draft={draft} visiting={visiting} />
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
      intro={
        visitor === null
          ? registrationWording.accountIntro
          : partnerVisitWording.registerIntro(visitor.entry.partnerName)
      }
    >
      <AccountStep wizard={wizard} visitor={visitor} />
    </StepFrame>
  );
}
