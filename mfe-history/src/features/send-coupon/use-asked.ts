import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { messageFor, refusalCode } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
import { useState } from 'react';
import { sendCodeWording } from '../../calls/send-coupon';

/** What `useAsked` gives. */
export interface Asked {
  readonly isSending: boolean;
  readonly send: () => void;
  /** Why it was not done. */
  readonly problem: string | undefined;
}

/** Runs a call about sending once at a time, and keeps what is said when it fails. */
export function useAsked(run: () => Promise<void>): Asked {
  const [problem, setProblem] = useState<string>();
  const { send, isSending } = useSubmission(async () => {
    setProblem(undefined);
    try {
      await run();
    } catch (error) {
      // The member did not want to prove who they are (D59).
      if (refusalCode(error) !== RESPONSE_CODES.stepUpNeeded) setProblem(messageFor(error, sendCodeWording));
    }
  });
  return { isSending, send: () => void send(), problem };
}
