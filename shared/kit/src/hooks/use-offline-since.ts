import { useState, useSyncExternalStore } from 'react';

const onNetwork = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/**
 * Whether the device had no network when a problem was shown, or lost it since: some say so seconds after their first call failed.
 * Stays true when the network is back, so that nothing else is told while what failed is tried again.
 * @param problem a new one begins anew
 */
export function useOfflineSince(problem: unknown): boolean {
  const isOffline = useSyncExternalStore(
    onNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const [told, setTold] = useState<{ readonly problem: unknown }>();
  const wasOffline = told !== undefined && Object.is(told.problem, problem);
  if (isOffline && !wasOffline) setTold({ problem });
  return isOffline || wasOffline;
}
