import type { AnswerOf } from '@poku/contract/calls';
import { messageFor, refusalCode, usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { giftCall, giftCodeWording } from '../../calls/gifts';

/** What a link turned out to be. */
export type LookedAt =
  | { readonly status: 'running' }
  | { readonly status: 'open'; readonly gift: AnswerOf<typeof giftCall> }
  | { readonly status: 'closed'; readonly code: number; readonly message: string }
  /** Looking again may help. */
  | { readonly status: 'failed'; readonly message: string };

/** What a failed call about a link says of it. */
export function outcomeOf(error: unknown): LookedAt {
  const code = refusalCode(error);
  const message = messageFor(error, giftCodeWording);
  return code === undefined || giftCodeWording[code] === undefined
    ? { status: 'failed', message }
    : { status: 'closed', code, message };
}

/** Looks at a link, which accepts nothing. @param asker changes with who is logged in */
export function useGift(
  token: string,
  asker: string | null,
): { readonly result: LookedAt; readonly setResult: (result: LookedAt) => void; readonly again: () => void } {
  const { call } = usePlatform();
  const [result, setResult] = useState<LookedAt>({ status: 'running' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const look = new AbortController();
    const show = (next: LookedAt) => {
      if (!look.signal.aborted) setResult(next);
    };
    call(giftCall, { token }, { signal: look.signal }).then(
      (gift) => show({ status: 'open', gift }),
      (error: unknown) => show(outcomeOf(error)),
    );
    return () => look.abort();
  }, [call, token, asker, attempt]);
  return {
    result,
    setResult,
    again: () => {
      setResult({ status: 'running' });
      setAttempt((count) => count + 1);
    },
  };
}
