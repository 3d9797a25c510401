import { wireName } from '@poku/contract/calls';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { accessWording, otpRequestCodeWording, otpValidateCodeWording } from '@poku/domain/wording/access';
import { isApiError, messageFor, refusalCode } from '@poku/platform';
import type { FormErrors } from '@poku/kit/forms';
import { registerCall } from '../../calls/registration';
import type { ProfileValues } from './profile-values';

/** What a refused registration leads to. */
export type ProfileProblem =
  | { readonly kind: 'fields'; readonly errors: FormErrors<ProfileValues> }
  /** The code is worth nothing any more, or the number is somebody's. */
  | { readonly kind: 'start-again'; readonly message: string }
  | { readonly kind: 'locked' }
  /** The partner's redirect token is bad or over; the code is still good. */
  | { readonly kind: 'bad-token' };

const PHONE_TAKEN = 208;
const EMAIL_TAKEN = 210;

/** Texts of fields that the server finds wrong, by their wire names. */
const wrongFields: Readonly<Record<string, FormErrors<ProfileValues>>> = {
  name: { name: accessWording.nameInvalid },
  [wireName('birthDate', registerCall.body.birthDate)]: { birthDate: accessWording.birthDateInvalid },
  email: { email: accessWording.emailInvalid },
  password: { password: accessWording.passwordCommon },
};

/** Reads the failure of `POST /completeregister` ([A] §8). */
export function readProblem(error: unknown): ProfileProblem {
  const code = refusalCode(error);
  if (code === RESPONSE_CODES.locked) return { kind: 'locked' };
  if (code === RESPONSE_CODES.redirectTokenBad) return { kind: 'bad-token' };
  if (code !== undefined && code in otpValidateCodeWording) {
    return { kind: 'start-again', message: messageFor(error, otpValidateCodeWording) };
  }
  const text = messageFor(error, otpRequestCodeWording);
  if (code === PHONE_TAKEN) return { kind: 'start-again', message: text };
  if (code === EMAIL_TAKEN) return { kind: 'fields', errors: { email: text } };
  const field = isApiError(error) && error.kind === 'invalid' ? error.field : undefined;
  const errors = field === undefined ? undefined : wrongFields[field];
  return { kind: 'fields', errors: errors ?? { form: text } };
}
