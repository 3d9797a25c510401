import { useBlocker } from '@poku/kit/router';
import { useEffect, useEffectEvent } from 'react';

/** Whether somebody is about to leave, and the two answers. */
export interface LeaveQuestion {
  readonly isAsked: boolean;
  /** Goes where the visitor wanted to go. */
  readonly leave: () => void;
  readonly stay: () => void;
}

const never = (): boolean => false;

/**
 * Has leaving a page with changes asked first: a link, the header's back and the browser's back wait for an answer, and a
 * reload or a closed tab is asked by the browser itself. Another address of the same page needs no answer.
 * @param hasChanges whether something would be lost
 * @param isFree asked at the moment of leaving; true lets go although there are changes, for example after they were
 * saved or when the session has ended. Default never
 */
export function useLeaveQuestion(hasChanges: boolean, isFree: () => boolean = never): LeaveQuestion {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isFree() && currentLocation.pathname !== nextLocation.pathname,
  );
  const isHeld = useEffectEvent(() => !isFree());
  useEffect(() => {
    if (!hasChanges) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isHeld()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [hasChanges]);
  return {
    isAsked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
