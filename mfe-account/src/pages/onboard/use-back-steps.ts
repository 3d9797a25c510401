import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useBlocker, useNavigate } from '@poku/kit/router';
import { paths } from '../../paths';
import type { OnboardStep } from './onboard-query';

/** Where the way back leads. */
export interface BackSteps {
  readonly step: OnboardStep;
  readonly isOtpOpen: boolean;
  readonly onCloseOtp: () => void;
  /** True while the page is left for good. */
  readonly isLeaving: RefObject<boolean>;
}

/**
 * The header's and the browser's back close the code first, then go to the step before, whatever stands in the history
 * ([A] §4): after a reload or a partner's page the steps before may not be in it.
 */
export function useBackSteps({ step, isOtpOpen, onCloseOtp, isLeaving }: BackSteps): void {
  const navigate = useNavigate();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isLeaving.current) return false;
    const way: string = historyAction;
    const isBack = way === 'POP' || (way === 'PUSH' && nextLocation.pathname === paths.home());
    const leaves = nextLocation.pathname !== currentLocation.pathname;
    return isBack && (isOtpOpen || (leaves && step > 1));
  });
  const goBack = useEffectEvent(() => {
    if (isOtpOpen) onCloseOtp();
    else void navigate(paths.onboardStep(step - 1), { replace: true });
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    goBack();
  }, [blocker]);
}
