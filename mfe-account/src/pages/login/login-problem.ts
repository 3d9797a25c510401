import type { FormErrors } from '@poku/kit/forms';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { loginCodeWording } from '@poku/domain/wording/credentials';
import { messageFor, refusalCode } from '@poku/platform';

/** What the login form holds. */
export interface LoginValues {
  /** The part after +62. */
  readonly phone: string;
  readonly password: string;
}

const PHONE_EMPTY = 202;
const PASSWORD_EMPTY = 203;

/** Whether five wrong passwords have locked the login for ten minutes (D20). */
export function isLocked(error: unknown): boolean {
  return refusalCode(error) === RESPONSE_CODES.locked;
}

/** Puts the text of a failed login where the member can mend it ([A] §8). */
export function loginProblem(error: unknown): FormErrors<LoginValues> {
  const text = messageFor(error, loginCodeWording);
  const code = refusalCode(error);
  if (code === PHONE_EMPTY) return { phone: text };
  if (code === PASSWORD_EMPTY) return { password: text };
  return { form: text };
}
