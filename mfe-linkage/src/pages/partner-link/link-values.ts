import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { accessWording } from '@poku/domain/wording/access';
import { loginCodeWording } from '@poku/domain/wording/credentials';
import { messageFor, refusalCode } from '@poku/platform';
import type { FormErrors } from '@poku/kit/forms';
import { entryWording } from '../../wording/entry';

/** What the form holds; the number is the entry's. */
export interface LinkValues {
  readonly password: string;
  readonly isAgreed: boolean;
}

/** Codes of the partner's password login that mean a wrong password ([A] §8). */
const WRONG: readonly (number | undefined)[] = [201, 205];
const PASSWORD_EMPTY = 203;

/** Whether five wrong passwords have locked the login for ten minutes (D20). */
export function isLocked(error: unknown): boolean {
  return refusalCode(error) === RESPONSE_CODES.locked;
}

/** Puts the text of a refused login where the visitor can mend it ([A] §8). */
export function loginProblem(error: unknown): FormErrors<LinkValues> {
  const code = refusalCode(error);
  if (WRONG.includes(code)) return { password: entryWording.passwordWrong };
  if (code === PASSWORD_EMPTY) return { password: accessWording.passwordEmpty };
  return { form: messageFor(error, loginCodeWording) };
}
