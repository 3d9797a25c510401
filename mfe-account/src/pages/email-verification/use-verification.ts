import { useEffect, useRef, useState } from 'react';
import { accessWording } from '@poku/domain/wording/access';
import { verificationCodeWording } from '@poku/domain/wording/verification';
import { messageFor, refusalCode, usePlatform, whenSettled } from '@poku/platform';
import { verifyEmailCall } from '../../calls/verification';
import { noteVerified } from './verified-here';

/** What a link turned out to be. */
export type Verification =
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly wasVerified: boolean }
  /** `isFinal`: the link is worth nothing; else trying again may help. */
  | { readonly status: 'failed'; readonly message: string; readonly isFinal: boolean };

const codes = { ...verificationCodeWording, 210: accessWording.emailTaken };

/** Confirms an address once the page stands, never while it is fetched ahead (D24). `retry` asks with the same link. */
export function useVerification(token: string): {
  readonly result: Verification;
  readonly retry: () => void;
} {
  const platform = usePlatform();
  const { events, session$ } = platform;
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<Verification>({ status: 'running' });
  const asked = useRef(0);
  useEffect(() => {
    if (asked.current === attempt) return;
    asked.current = attempt;
    const verify = async () => {
      const { wasVerified } = await platform.call(verifyEmailCall, { verifyCode: token });
      noteVerified();
      setResult({ status: 'done', wasVerified });
      // Who cannot be read now is read later, address included.
      const session = await whenSettled(session$).catch(() => null);
      if (session?.status === 'member') events.publish('customer.changed', { clientId: session.clientId });
    };
    verify().catch((error: unknown) =>
      setResult({
        status: 'failed',
        message: messageFor(error, codes),
        isFinal: refusalCode(error) !== undefined,
      }),
    );
  }, [platform, events, session$, token, attempt]);
  return {
    result,
    retry: () => {
      setResult({ status: 'running' });
      setAttempt((count) => count + 1);
    },
  };
}
