import { useEffect } from 'react';
import { normalizeEmail } from '@poku/domain/email';
import { usePlatform, useSession } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { TextField } from '@poku/kit/fields';
import { SubmitButton, useFormInput } from '@poku/kit/forms';
import {
  askEmail,
  askPhone,
  type AvailabilityCheck,
  type AvailabilityState,
  useAvailability,
} from '../../features/check-availability';
import { loginWording } from '../../wording/login';
import { forgotWording } from '../../wording/forgot';
import { FORGOT_LOCK_RELOAD_MS, USER_CHECK_DEBOUNCE_MS } from '../../limits';
import { cleanIdentifier, isIdentifierReady, userProblem } from './identifier';
import {
  forgotIdentifierKind,
  isForgotIdentifierLocked,
  validateForgotIdentifier,
} from './forgot-identifier';

/** What the first step holds. */
export interface FindValues {
  readonly identifier: string;
}

const RELOAD = 0;
const KEEPS_ITS_PLACE = '\u00a0';

/** An input that is too long for either locks, and the page starts anew after a second ([A] §5). */
function useReloadWhen(isLocked: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => void navigate(RELOAD), FORGOT_LOCK_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isLocked, navigate]);
}

/** Who somebody is: registered means known, free means nobody ([A] §5, D22). A check that fails leaves it to the server. */
const mayBeSent = ({ status }: AvailabilityState): boolean => status === 'taken' || status === 'failed';

function hintOf({ status }: AvailabilityState): string {
  if (status === 'checking') return loginWording.checking;
  return status === 'failed' ? loginWording.checkFailed : KEEPS_ITS_PLACE;
}

/** The user check. A member's own address is free for them (D19), and theirs all the same. */
function useUserCheck(): AvailabilityCheck['check'] {
  const platform = usePlatform();
  const session = useSession();
  const own = session.status === 'member' ? session.customer : undefined;
  return (value, options) => {
    if (forgotIdentifierKind(value) === 'phone') return askPhone(platform, value, options);
    if (own !== undefined && normalizeEmail(value) === normalizeEmail(own.email))
      return Promise.resolve({ status: 'taken', isVerified: own.isEmailVerified, message: '' });
    return askEmail(platform, value, options);
  };
}

/** Phone number or e-mail with its user check, and the button that waits for it. */
export function IdentifierField() {
  const input = useFormInput<string>({ name: 'identifier', validate: validateForgotIdentifier }, '');
  const isLocked = isForgotIdentifierLocked(input.value);
  useReloadWhen(isLocked);
  const state = useAvailability(input.value, {
    check: useUserCheck(),
    isReady: isIdentifierReady,
    delayMs: USER_CHECK_DEBOUNCE_MS,
  });
  const problem = userProblem(input.value, state);

  return (
    <>
      <TextField
        {...input}
        label={forgotWording.identifierLabel}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        disabled={isLocked}
        onChange={(value) => input.onChange(cleanIdentifier(value))}
        error={isLocked ? forgotWording.identifierLocked : (input.error ?? problem)}
        hint={hintOf(state)}
      />
      <SubmitButton needsValid disabled={problem !== undefined || !mayBeSent(state)}>
        {forgotWording.next}
      </SubmitButton>
    </>
  );
}
