import { useEffect, useRef, useState } from 'react';
import { maskPhone } from '@poku/domain/phone';
import { type KeptCode, keptCodeStore, type SentCode } from '@poku/flows/otp';
import { type To, useLocation, useNavigate } from '@poku/kit/router';
import { searchAt, wizardStep } from './wizard-step';

/** What the first step collects. Only ever in memory (D26). */
export interface Account {
  /** The part after +62. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

const keptCode = keptCodeStore('register');

/** The code of an earlier visit, unless it was sent to another number than the one that is given. */
const keptFor = (phone: string): KeptCode | null => {
  const kept = keptCode.read();
  return kept !== undefined && (phone === '' || kept.owner === maskPhone(phone)) ? kept : null;
};

/**
 * The way through 'Daftar': which step, what is known, and how it goes on ([A] §4, D26).
 * @param given what the first step begins with
 */
export function useWizard(given: Account) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [account, setAccount] = useState(given);
  const [draft, setDraft] = useState<KeptCode | null>(() => keptFor(given.phone));
  /** Why the visitor is back at the first step. */
  const [notice, setNotice] = useState<string | null>(null);
  const otpCode = useRef<string | undefined>(undefined);
  const isLeaving = useRef(false);
  const step = wizardStep(search, draft);
  const start = searchAt(search, 'account');

  /** Goes somewhere without the question that going back asks. */
  const leaveFor = async (to: To) => {
    isLeaving.current = true;
    await navigate(to, { replace: true });
    isLeaving.current = false;
  };
  const keep = (next: KeptCode) => {
    keptCode.keep(next);
    setDraft(next);
  };
  const forget = () => {
    keptCode.forget();
    otpCode.current = undefined;
    setDraft(null);
  };

  const isAtStart = start === search;
  const isVerified = draft !== null && draft.verifiedAtMs !== null;
  useEffect(() => {
    // An address of a later step whose code is gone.
    if (step === 'account' && !isAtStart) void navigate({ search: start }, { replace: true });
    // Back from the last step: what was entered is lost, as its question said.
    if (isAtStart && isVerified) {
      keptCode.forget();
      otpCode.current = undefined;
      setDraft(null);
      setAccount(given);
    }
  }, [step, isAtStart, isVerified, start, given, navigate]);

  return {
    step,
    account,
    draft,
    notice,
    start,
    /** The code of the second step, for as long as the page stands. */
    otpCode: () => otpCode.current,
    isLeaving: () => isLeaving.current,
    leaveFor,
    /** A code was sent, or sent before, for this account. */
    verify: async (sent: SentCode, owner: string, next: Account) => {
      setAccount(next);
      setNotice(null);
      keep({ ...sent, owner, verifiedAtMs: null });
      await navigate({ search: searchAt(search, 'verify') });
    },
    /** Another code was sent for the same number. */
    resent: (code: SentCode, owner: string) => keep({ ...code, owner, verifiedAtMs: null }),
    confirmed: async (code: string) => {
      if (draft === null) return;
      const verified = { ...draft, verifiedAtMs: Date.now() };
      otpCode.current = code;
      keptCode.keep(verified);
      // In place of the second step, so that going back from the last leads to the first.
      await leaveFor({ search: searchAt(search, 'profile') });
      setDraft(verified);
    },
    /** The code is worth nothing any more: the first step, and why. */
    startAgain: (why: string) => {
      forget();
      setNotice(why);
    },
    /** Leaves nothing in the browser; what the page shows stays until it is left. */
    done: () => keptCode.forget(),
  };
}

/** What `useWizard` gives. */
export type Wizard = ReturnType<typeof useWizard>;
