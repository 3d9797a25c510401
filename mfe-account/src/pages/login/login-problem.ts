import type { FormErrors } from '@poku/shared/ui/forms';
import { loginCodeWording } from '@poku/shared/domain';
import { isApiError, messageFor } from '@poku/shared/platform';

/** What the login form holds. */
export interface LoginValues {
  /** The part after +62. */
  readonly phone: string;
  readonly password: string;
}

const PHONE_EMPTY = 202;
const PASSWORD_EMPTY = 203;
const LOCKED = 207;

/** Whether five wrong passwords have locked the login for ten minutes (D20). */
export function isLocked(error: unknown): boolean {
  return isApiError(error) && error.kind === 'business' && error.code === LOCKED;
}

/** Puts the text of a failed login where the member can mend it ([A] §8). */
export function loginProblem(error: unknown): FormErrors<LoginValues> {
  const text = messageFor(error, loginCodeWording);
  if (isApiError(error) && error.kind === 'business') {
    if (error.code === PHONE_EMPTY) return { phone: text };
    if (error.code === PASSWORD_EMPTY) return { password: text };
  }
  return { form: text };
}
