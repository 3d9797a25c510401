import { useState } from 'react';
import { isApiError, messageFor, refusalCode } from '@poku/platform';
import { useSubmission } from '@poku/kit/hooks';
import type { OtpRequest } from '@poku/contract';
import { OTP_RESEND_WAIT_MS } from '@poku/domain/limits/codes';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { otpRequestCodeWording } from '@poku/domain/wording/access';
import type { CodeWording } from '@poku/domain/wording/code-wording';

/** A code that was sent. */
export interface SentCode extends Pick<OtpRequest, 'requestId' | 'remainingSends'> {
  /** Time of the send on this device, ms since 1970. */
  readonly sentAtMs: number;
}

/** A code that the API named, with its time: one that was sent before began its wait then. */
export function sentNow({ requestId, remainingSends, waitMs = OTP_RESEND_WAIT_MS }: OtpRequest): SentCode {
  return { requestId, remainingSends, sentAtMs: Date.now() + waitMs - OTP_RESEND_WAIT_MS };
}

/** Which code was sent last, and what the last send said. */
export interface OtpRequestState {
  readonly code: SentCode | null;
  /** Why the last send failed, for the member; `null` when it did not. */
  readonly problem: string | null;
  /** Too many wrong codes: three hours ([A] §8, 207). */
  readonly isLocked: boolean;
  /** No send is left ([A] §8, 211). */
  readonly areSendsUsedUp: boolean;
  readonly isSending: boolean;
  /** Before this time, ms since 1970, nothing is sent: another code was asked for a moment ago. 0: it may be. */
  readonly waitUntilMs: number;
}

export interface OtpRequestOptions {
  /** The call that sends a code. */
  readonly send: () => Promise<OtpRequest>;
  /** A code that was sent before, for example before a reload. Default none. */
  readonly initial?: SentCode | null;
  /** Texts of `send` by responseCode. Default those of [A] §8. */
  readonly codes?: CodeWording;
  /** Called after each send, for example to keep the code. */
  readonly onSent?: (code: SentCode) => void;
}

const start = {
  code: null,
  problem: null,
  isLocked: false,
  areSendsUsedUp: false,
  waitUntilMs: 0,
};

/**
 * Asks for codes, one call at a time: pressing twice sends once.
 * @returns the state; `send` (never rejects); `use` takes a code that was sent elsewhere; `clear` forgets the code
 *   and what the last send said; `lock` after a wrong code too many
 */
export function useOtpRequest({
  send,
  initial = null,
  codes = otpRequestCodeWording,
  onSent,
}: OtpRequestOptions) {
  const [state, setState] = useState<Omit<OtpRequestState, 'isSending'>>({ ...start, code: initial });

  const request = useSubmission(async (): Promise<void> => {
    setState((before) => ({ ...before, problem: null }));
    try {
      const code = sentNow(await send());
      onSent?.(code);
      setState({ ...start, code });
    } catch (error) {
      const refusal = refusalCode(error);
      const waitMs = (isApiError(error) ? error.waitMs : undefined) ?? 0;
      setState((before) => ({
        ...before,
        problem: messageFor(error, codes),
        isLocked: refusal === RESPONSE_CODES.locked,
        areSendsUsedUp: refusal === RESPONSE_CODES.sendsUsedUp,
        waitUntilMs: Date.now() + waitMs,
      }));
    }
  });

  return {
    ...state,
    ...request,
    use: (code: SentCode) => setState({ ...start, code }),
    clear: () => setState(start),
    lock: () => setState((before) => ({ ...before, isLocked: true })),
  };
}
