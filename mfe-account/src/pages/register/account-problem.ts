import type { FormErrors } from '@poku/kit/forms';
import { accessWording, otpRequestCodeWording } from '@poku/domain/wording/access';
import { isApiError, messageFor, refusalCode } from '@poku/platform';
import { wireName } from '@poku/contract/calls';
import { registrationCodeCall } from '../../calls/registration';
import type { Account } from './use-wizard';

/** Codes of `POST /register` that are about the number: invalid, empty, locked, not to be registered ([A] §8). */
const PHONE_CODES: readonly (number | undefined)[] = [201, 202, 205, 207, 208];
const EMAIL_TAKEN = 210;

/** Puts the text of a refused first step where the visitor can mend it ([A] §8). */
export function accountProblem(error: unknown): FormErrors<Account> {
  if (isApiError(error) && error.kind === 'invalid') {
    if (error.field === wireName('phone', registrationCodeCall.body.phone))
      return { phone: accessWording.phoneInvalid };
    if (error.field === 'email') return { email: accessWording.emailInvalid };
  }
  const text = messageFor(error, otpRequestCodeWording);
  const code = refusalCode(error);
  if (PHONE_CODES.includes(code)) return { phone: text };
  return code === EMAIL_TAKEN ? { email: text } : { form: text };
}
