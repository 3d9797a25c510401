import { usePoll } from '@poku/kit/hooks';
import { usePlatform } from '@poku/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { POLL_MAX_TRIES } from '@poku/domain/limits/linkage';
import { type LinkStatus, linkStatusCall } from './calls/link-status';

/** Which attempt is followed, and who is told what became of it. */
export interface LinkStatusOptions {
  /** State of the attempt. */
  readonly authCode: string;
  readonly isOn: boolean;
  /** Asks once before the first pause. Default false. */
  readonly isAtOnce?: boolean;
  readonly onSettled: (status: LinkStatus & { readonly status: 'linked' | 'failed' }) => void;
}

/**
 * Asks every 5 s how an attempt stands, as long as nobody knows (D33). A call without an answer is one try.
 * @returns whether the tries are over; the server goes on without the page
 */
export function useLinkStatus({ authCode, isOn, isAtOnce = false, onSettled }: LinkStatusOptions): boolean {
  const { call } = usePlatform();
  const tries = useRef(0);
  const [isOver, setIsOver] = useState(false);
  async function ask(signal: AbortSignal): Promise<void> {
    const { status, ...rest } = await call(linkStatusCall, { authCode }, { signal });
    if (status !== 'pending' && !signal.aborted) onSettled({ ...rest, status });
  }
  const askFirst = useEffectEvent((signal: AbortSignal) => void ask(signal).catch(() => undefined));
  useEffect(() => {
    if (!isOn || !isAtOnce) return undefined;
    const stop = new AbortController();
    askFirst(stop.signal);
    return () => stop.abort();
  }, [isOn, isAtOnce]);
  usePoll({
    isOn: isOn && !isOver,
    ask: async (signal) => {
      tries.current += 1;
      const isLast = tries.current >= POLL_MAX_TRIES;
      await ask(signal).finally(() => {
        if (isLast && !signal.aborted) setIsOver(true);
      });
    },
  });
  return isOver;
}
