import { useMember, usePlatform } from '@poku/platform';
import { finishOnboardingCall } from '../../calls/profile';

/**
 * Notes that the guide was seen ([A] §7). A failure is kept quiet: the guide comes again next time, and the call with it.
 * @returns a function that never rejects
 */
export function useGuideSeen(): () => Promise<void> {
  const platform = usePlatform();
  const { clientId } = useMember();
  return async () => {
    try {
      await platform.call(finishOnboardingCall, {});
      platform.events.publish('customer.changed', { clientId });
    } catch {
      // Kept quiet, see above.
    }
  };
}
