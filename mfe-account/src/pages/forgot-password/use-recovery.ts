import { useEffect, useRef, useState } from 'react';
import { type KeptCode, keptCodeStore, type SentCode } from '@poku/flows/otp';
import { useLocation, useNavigate } from '@poku/kit/router';
import { recoveryStep, searchAt } from './recovery-step';

const keptCode = keptCodeStore('forgot');

/** The way through 'Lupa Password' ([A] §4). A code survives a reload; the number, the address and the password do not. */
export function useRecovery() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<KeptCode | null>(() => keptCode.read() ?? null);
  /** As typed; empty after a reload. */
  const [identifier, setIdentifier] = useState('');
  /** Why the visitor is back at the first step. */
  const [notice, setNotice] = useState<string | null>(null);
  const otpCode = useRef<string | undefined>(undefined);
  const step = recoveryStep(search, draft);
  const start = searchAt(search, 'find');

  const keep = (next: KeptCode) => {
    keptCode.keep(next);
    setDraft(next);
  };

  const isAtStart = start === search;
  useEffect(() => {
    // An address of a later step whose code is gone.
    if (step === 'find' && !isAtStart) void navigate({ search: start }, { replace: true });
  }, [step, isAtStart, start, navigate]);

  return {
    step,
    draft,
    identifier,
    notice,
    start,
    /** A code was sent to a number. */
    codeSent: async (code: SentCode, owner: string, phone: string) => {
      setIdentifier(phone);
      setNotice(null);
      keep({ ...code, owner, verifiedAtMs: null });
      await navigate({ search: searchAt(search, 'code') });
    },
    resent: (code: SentCode, owner: string) => keep({ ...code, owner, verifiedAtMs: null }),
    confirmed: (code: string) => {
      if (draft === null) return;
      otpCode.current = code;
      keep({ ...draft, verifiedAtMs: Date.now() });
    },
    /** The confirmed code, for as long as the page stands. */
    otpCode: () => otpCode.current,
    /** A link was sent to an address. */
    linkSent: async (email: string) => {
      setIdentifier(email);
      await navigate({ search: searchAt(search, 'link') });
    },
    /** The code is worth nothing any more: the first step, and why. */
    startAgain: (why: string) => {
      setNotice(why);
      keptCode.forget();
      otpCode.current = undefined;
      setDraft(null);
    },
    /** The same, while the page shows what it showed until it is left. */
    done: () => keptCode.forget(),
  };
}

/** What `useRecovery` gives. */
export type Recovery = ReturnType<typeof useRecovery>;
