import { messageFor, refusalCode, usePlatform } from '@poku/platform';
import { useEffect, useState } from 'react';
import { lookAtWayOutCall, takeWayOutCall, type WayOut, wayOutCodeWording } from '../../calls/way-out';

/** How it stands with a way out. */
export type WayOutState =
  | { readonly status: 'looking' | 'unknown' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'open' | 'taking' | 'off'; readonly emails: WayOut['emails'] };

const stateOf = ({ emails, isOff }: WayOut): WayOutState => ({ status: isOff ? 'off' : 'open', emails });

/** Looks at a way out once its page stands, which changes nothing, and takes it by a press. `retry` looks once more. */
export function useWayOut(token: string) {
  const platform = usePlatform();
  const [state, setState] = useState<WayOutState>({ status: 'looking' });
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const look = new AbortController();
    setState({ status: 'looking' });
    platform.call(lookAtWayOutCall, { token }, look).then(
      (found) => setState(stateOf(found)),
      (error: unknown) => {
        if (look.signal.aborted) return;
        const isUnknown = refusalCode(error) !== undefined;
        setState(
          isUnknown
            ? { status: 'unknown' }
            : { status: 'failed', message: messageFor(error, wayOutCodeWording) },
        );
      },
    );
    return () => look.abort();
  }, [platform, token, attempt]);

  async function take(emails: WayOut['emails']): Promise<void> {
    setState({ status: 'taking', emails });
    setProblem(undefined);
    try {
      await platform.call(takeWayOutCall, { token });
      setState({ status: 'off', emails });
    } catch (error) {
      setState({ status: 'open', emails });
      setProblem(messageFor(error, wayOutCodeWording));
    }
  }
  return { state, problem, take, retry: () => setAttempt((count) => count + 1) };
}
