import { useRef, useState } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { isPartnerAddress } from '@poku/domain/redirect';
import { linkProblem, onboardingMarker } from '@poku/flows/linking';
import { useEvent, usePlatform } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
import { type BegunLink, linkCall } from '../../../calls/link';
import { linkingWording } from '../../../wording/linking';

/** Where a wish to link stands. */
export type LinkStep =
  | { readonly name: 'idle' | 'starting' | 'code' }
  | { readonly name: 'leaving'; readonly bindingUrl: string }
  | { readonly name: 'pending'; readonly authCode: string }
  | { readonly name: 'failed'; readonly message: string };

/** What is linked, and where the member is. */
export interface LinkFlowOptions {
  readonly item: LinkablePartner;
  /** Where the partner's page leads back to (D16). */
  readonly returnPath: string;
  /** In the onboarding the page around the widget asks for the code ([A] §4). Default: as this tab began. */
  readonly isOnboarding?: boolean;
  readonly onLinked: () => void;
}

/** Links one partner or e-wallet: begins, and goes where the answer leads ([A] §4, D30). */
export function useLinkFlow({ item, returnPath, isOnboarding, onLinked }: LinkFlowOptions) {
  const { call, events } = usePlatform();
  const { partnerId, name, addresses } = item;
  const [step, setStep] = useState<LinkStep>({ name: 'idle' });
  const version = useRef('');
  const isDone = useRef(false);

  function succeed(wasTold: boolean) {
    if (isDone.current) return;
    isDone.current = true;
    if (!wasTold) events.publish('partner.linked', { partnerId });
    onLinked();
  }
  const fail = (message: string) => setStep({ name: 'failed', message });

  function follow({ needsCode, bindingUrl, status, authCode }: BegunLink) {
    if (needsCode) {
      setStep({ name: 'code' });
      if (isOnboarding === true) events.publish('partner.otpNeeded', { partnerId, partnerName: name });
    } else if (bindingUrl !== '') {
      if (isPartnerAddress(bindingUrl, addresses)) setStep({ name: 'leaving', bindingUrl });
      else fail(linkingWording.addressRefused);
    } else if (status === 'linked') succeed(false);
    else setStep({ name: 'pending', authCode });
  }

  /** Begins; the call is the consent (D32). */
  const { send: start } = useSubmission(async (consentVersion: string, otpRequestId?: string) => {
    isDone.current = false;
    version.current = consentVersion;
    if (isOnboarding !== undefined) onboardingMarker.set(isOnboarding);
    setStep({ name: 'starting' });
    try {
      follow(await call(linkCall, { partnerId, returnPath, consentVersion, otpRequestId }));
    } catch (error) {
      fail(linkProblem(error).message);
    }
  });
  const confirmCode = (otpRequestId: string) => void start(version.current, otpRequestId);

  useEvent('partner.linked', (linked) => {
    if (linked.partnerId === partnerId && step.name !== 'idle') succeed(true);
  });
  useEvent('partner.otpConfirmed', (confirmed) => {
    if (confirmed.partnerId === partnerId && step.name === 'code') confirmCode(confirmed.otpRequestId);
  });

  return {
    step,
    start,
    confirmCode,
    /** The same once more, with the consent that was given. */
    retry: () => void start(version.current),
    reset: () => setStep({ name: 'idle' }),
    fail,
    succeed: () => succeed(false),
  };
}
/** What `useLinkFlow` gives. */
export type LinkFlow = ReturnType<typeof useLinkFlow>;
