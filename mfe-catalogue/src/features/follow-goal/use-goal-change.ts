import type { Platform } from '@poku/contract';
import { isApiError, messageFor, usePlatform } from '@poku/platform';
import { useState } from 'react';
import { goalWording } from '../../wording/goal';

/** A change of what the member saves up for, that says why when it fails. @param change repeating it changes nothing */
export function useGoalChange(change: (call: Platform['call']) => Promise<unknown>) {
  const { call, events } = usePlatform();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await change(call);
    } catch (error) {
      // The end of a session is told by the shell, once (D15).
      if (isApiError(error) && error.kind === 'session') return;
      events.publish('alert.raised', { kind: 'error', message: goalWording.changeFailed(messageFor(error)) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: () => void run() };
}
