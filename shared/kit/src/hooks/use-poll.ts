import { POLL_INTERVAL_MS, POLL_MAX_TRIES } from '@poku/domain/limits/linkage';
import { useEffect, useEffectEvent } from 'react';

export interface PollOptions {
  /** Whether to ask at all; going from false to true starts the tries anew. */
  readonly isOn: boolean;
  /** Asks once. Its failure is one try; the next try follows as usual. */
  readonly ask: (signal: AbortSignal) => Promise<unknown>;
  /** Pause between two tries, in milliseconds. Default 5 s ([A] §4). */
  readonly everyMs?: number;
  /** Most tries. Default 24 (D33). */
  readonly maxTries?: number;
}

/** Asks again and again, one call at a time, and not while the tab is hidden; stops after `maxTries` (D33). */
export function usePoll({
  isOn,
  ask,
  everyMs = POLL_INTERVAL_MS,
  maxTries = POLL_MAX_TRIES,
}: PollOptions): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    let tries = 0;
    let isAsking = false;
    const timer = setInterval(() => {
      if (isAsking || document.hidden) return;
      tries += 1;
      if (tries >= maxTries) clearInterval(timer);
      isAsking = true;
      const done = () => {
        isAsking = false;
      };
      askNow(stop.signal).then(done, done);
    }, everyMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [isOn, everyMs, maxTries]);
}
