import { useRef, useState } from 'react';
import { messageFor, refusalCode } from '@poku/shared/platform';
import type { OtpRequest } from '../contract';
import { type CodeWording, otpRequestCodeWording, RESPONSE_CODES } from '../domain';

/** A code that was sent. */
export interface SentCode extends OtpRequest {
  /** Time of the send on this device, ms since 1970. */
  readonly sentAtMs: number;
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
}

/** Options of `useOtpRequest`. */
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

const start = { code: null, problem: null, isLocked: false, areSendsUsedUp: false, isSending: false };

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
  const [state, setState] = useState<OtpRequestState>({ ...start, code: initial });
  const isSending = useRef(false);

  const sendOnce = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, problem: null, isSending: true }));
    try {
      const code: SentCode = { ...(await send()), sentAtMs: Date.now() };
      onSent?.(code);
      setState({ ...start, code });
    } catch (error) {
      const refusal = refusalCode(error);
      setState((before) => ({
        ...before,
        problem: messageFor(error, codes),
        isLocked: refusal === RESPONSE_CODES.locked,
        areSendsUsedUp: refusal === RESPONSE_CODES.sendsUsedUp,
        isSending: false,
      }));
    } finally {
      isSending.current = false;
    }
  };

  return {
    ...state,
    send: sendOnce,
    use: (code: SentCode) => setState({ ...start, code }),
    clear: () => setState(start),
    lock: () => setState((before) => ({ ...before, isLocked: true })),
  };
}
