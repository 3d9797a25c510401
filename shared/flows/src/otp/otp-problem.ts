import { isApiError, messageFor, refusalCode } from '@poku/platform';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { otpValidateCodeWording } from '@poku/domain/wording/access';

interface WrongCode {
  readonly otp: string;
  /** Tries before the lock, 1 or more; missing where that is not known. */
  readonly triesLeft?: number;
}

/** Why a code was not taken: a text at the field, a text of the form, or the lock ([A] §8, 207). */
export type OtpProblem = WrongCode | { readonly form: string } | 'locked';

/** Reads the failure of a call that checks a code ([A] §8). */
export function otpProblem(error: unknown): OtpProblem {
  const code = refusalCode(error);
  if (code === undefined) return { form: messageFor(error) };
  if (code === RESPONSE_CODES.locked) return 'locked';
  const otp = messageFor(error, otpValidateCodeWording);
  const triesLeft = isApiError(error) ? error.triesLeft : undefined;
  return triesLeft === undefined ? { otp } : { otp, triesLeft };
}
