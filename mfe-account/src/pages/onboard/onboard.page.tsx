import { useEffect, useRef, useState } from 'react';
import type { PageModule, PokuEvents } from '@poku/contract';
import { OTP_SUCCESS_MS } from '@poku/domain/limits/messages';
import { LinkFailedDialog, onboardingMarker, useConfirmReturn } from '@poku/flows/linking';
import { useEvent, useMember, usePlatform } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
import { useLoaderData, useNavigate, useRevalidator } from '@poku/kit/router';
import { Button, Icon, Stack } from '@poku/kit';
import { Guide, onboardingSlides, useGuideSeen } from '../../features/show-guide';
import { StepFrame } from '../../features/show-steps';
import { paths } from '../../paths';
import { onboardingWording } from '../../wording/onboarding';
import { loader } from './loader';
import { PartnerOtp } from './partner-otp';
import { StepContent } from './step-content';
import { useBackSteps } from './use-back-steps';
import { useVerifiedEmail } from './use-verified-email';

const heads = {
  1: { title: onboardingWording.partnerTitle, intro: onboardingWording.partnerIntro },
  2: { title: onboardingWording.ewalletTitle, intro: onboardingWording.ewalletIntro },
  3: { title: onboardingWording.interestsTitle },
  4: { title: onboardingWording.notificationsTitle },
} as const;

function OnboardPage() {
  const data = useLoaderData<typeof loader>();
  const { events } = usePlatform();
  const { customer } = useMember();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const markSeen = useGuideSeen();
  const isLeaving = useRef(false);
  const [isGuideOpen, setIsGuideOpen] = useState(data.isArrival && !customer.isOnboarded);
  const [partner, setPartner] = useState<PokuEvents['partner.otpNeeded'] | null>(null);
  const [confirmedStep, setConfirmedStep] = useState(0);
  const { step, returning } = data;
  const { state: returned, repeat, dismiss } = useConfirmReturn(returning, paths.onboardStep(step));
  const closeOtp = () => setPartner(null);

  useBackSteps({ step, isOtpOpen: partner !== null, onCloseOtp: closeOtp, isLeaving });
  useEffect(() => {
    if (returning !== null) onboardingMarker.set(false);
  }, [returning]);
  useVerifiedEmail([...data.partners, ...data.ewallets]);
  useEvent('partner.otpNeeded', setPartner);
  useEvent('partner.linked', () => void revalidate());
  useEvent('partner.unlinked', () => void revalidate());

  const goTo = (next: number, options?: { readonly replace: boolean }) =>
    void navigate(paths.onboardStep(next), options);
  function goHome() {
    isLeaving.current = true;
    onboardingMarker.set(false);
    void navigate(paths.home(), { replace: true });
  }
  const finish = useSubmission(async () => {
    await markSeen();
    goHome();
  });
  function handleGuideDone() {
    setIsGuideOpen(false);
    if (!customer.isOnboarded) void markSeen();
    if (data.isArrival) goTo(1, { replace: true });
  }
  function handleConfirmed(partnerId: string, otpRequestId: string) {
    closeOtp();
    setConfirmedStep(step);
    events.publish('partner.otpConfirmed', { partnerId, otpRequestId });
    events.publish('alert.raised', {
      kind: 'success',
      message: onboardingWording.otpConfirmed,
      durationMs: OTP_SUCCESS_MS,
    });
  }

  return (
    <Stack $gap={3}>
      <StepFrame names={onboardingWording.stepNames} current={step} {...heads[step]}>
        <StepContent
          key={step}
          data={data}
          isConfirmed={confirmedStep === step}
          returned={returned}
          isFinishing={finish.isSending}
          onNext={() => goTo(step + 1)}
          onFinish={() => void finish.send()}
        />
      </StepFrame>
      <Button variant="text" onClick={() => setIsGuideOpen(true)}>
        <Icon name="help" size={20} />
        {onboardingWording.help}
      </Button>
      {isGuideOpen && (
        <Guide title={onboardingWording.guideTitle} slides={onboardingSlides} onDone={handleGuideDone} />
      )}
      {partner !== null && (
        <PartnerOtp
          key={partner.partnerId}
          partner={partner}
          onConfirmed={(otpRequestId) => handleConfirmed(partner.partnerId, otpRequestId)}
          onClose={closeOtp}
          onLocked={goHome}
        />
      )}
      {returned.status === 'failed' && (
        <LinkFailedDialog
          message={returned.message}
          onClose={dismiss}
          onRetry={returned.canRepeat ? repeat : undefined}
        />
      )}
    </Stack>
  );
}

/** The guide's end names the first step in the address; what it shows is there already, and the way on is not kept busy. */
const shouldReload = (from: URL, to: URL): boolean =>
  from.search !== '' || to.search !== new URL(paths.onboardStep(1), to).search;

export const page: PageModule = {
  loader,
  shouldReload,
  Component: OnboardPage,
  title: onboardingWording.title,
};
