import type { PokuEventName } from '@poku/contract';
import type { App } from '../app';

/** Events that say nothing of what the API would answer. */
const HARMLESS: readonly PokuEventName[] = [
  'alert.raised',
  'task.started',
  'task.ended',
  'partner.otpNeeded',
  'partner.otpConfirmed',
];

/**
 * Tells when answers of before may be no more so: something happened, here or in another tab, or somebody else is here.
 */
export const whenStale = (
  { tap, platform: { session$ } }: Pick<App, 'tap' | 'platform'>,
  onStale: () => void,
): void => {
  tap((name) => {
    if (!HARMLESS.includes(name)) onStale();
  });
  const identity = () => ('clientId' in session$.value ? session$.value.clientId : session$.value.status);
  let last = identity();
  session$.subscribe(() => {
    const next = identity();
    if (next === last) return;
    last = next;
    onStale();
  });
};
