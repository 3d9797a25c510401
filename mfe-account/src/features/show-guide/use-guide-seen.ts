import { useMember, usePlatform } from '@poku/shared/platform';

/**
 * Notes that the guide was seen ([A] §7). A failure is kept quiet: the guide comes again next time, and the call with it.
 * @returns a function that never rejects
 */
export function useGuideSeen(): () => Promise<void> {
  const { api, events } = usePlatform();
  const { clientId } = useMember();
  return async () => {
    try {
      await api.customer.finishOnboarding();
      events.publish('customer.changed', { clientId });
    } catch {
      // Kept quiet, see above.
    }
  };
}
