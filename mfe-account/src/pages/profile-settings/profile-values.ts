import { wireName } from '@poku/contract/calls';
import type { ApiError, Customer, Gender } from '@poku/contract';
import { normalizeEmail } from '@poku/domain/email';
import { normalizeName } from '@poku/domain/name';
import { accessWording } from '@poku/domain/wording/access';
import { commonWording } from '@poku/domain/wording/common';
import { verificationCodeWording } from '@poku/domain/wording/verification';
import { isApiError, messageFor, refusalCode } from '@poku/platform';
import type { FormErrors } from '@poku/kit/forms';
import { ProfileCode, type ProfileUpdate, saveProfileCall } from '../../calls/profile';

/** What the form holds. */
export interface ProfileValues {
  readonly gender: Gender | null;
  readonly email: string;
  readonly name: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthDate: string;
}

/** The form of a member. A new address that waits stands in the field, since saving the old one gives it up (D25). */
export function profileValues({ gender, email, pendingEmail, name, birthDate }: Customer): ProfileValues {
  return { gender, email: pendingEmail ?? email, name, birthDate: birthDate ?? '' };
}

/** Whether anything differs from what is stored, spaces and case that are not stored left aside. */
export function isChangedProfile(stored: ProfileValues, now: ProfileValues): boolean {
  return (
    stored.gender !== now.gender ||
    stored.birthDate !== now.birthDate ||
    normalizeName(stored.name) !== normalizeName(now.name) ||
    isChangedEmail(stored, now)
  );
}

/** Whether the address is another one. */
export function isChangedEmail(stored: ProfileValues, now: ProfileValues): boolean {
  return normalizeEmail(stored.email) !== normalizeEmail(now.email);
}

/** The values as they are stored; `undefined` while one is missing. */
export function toUpdate({ gender, email, name, birthDate }: ProfileValues): ProfileUpdate | undefined {
  if (gender === null) return undefined;
  return { gender, email: normalizeEmail(email), name: normalizeName(name), birthDate };
}

/** Fields of the call, with the form's field and the text that its own check would have shown. */
const REFUSED_FIELDS: Readonly<Record<string, FormErrors<ProfileValues>>> = {
  name: { name: accessWording.nameInvalid },
  [wireName('birthDate', saveProfileCall.body.birthDate)]: { birthDate: accessWording.birthDateInvalid },
  email: { email: accessWording.emailInvalid },
};

const refusedField = ({ field = '' }: ApiError): FormErrors<ProfileValues> | undefined =>
  Object.hasOwn(REFUSED_FIELDS, field) ? REFUSED_FIELDS[field] : undefined;

/** Puts the text of a failed save where the member can mend it ([A] §8). */
export function profileProblem(error: unknown): FormErrors<ProfileValues> {
  if (refusalCode(error) === ProfileCode.emailTaken) return { email: accessWording.emailTaken };
  const field = isApiError(error) && error.kind === 'invalid' ? refusedField(error) : undefined;
  if (field !== undefined) return field;
  if (refusalCode(error) === ProfileCode.sendsUsedUp)
    return { email: messageFor(error, verificationCodeWording) };
  const isOffline = isApiError(error) && error.kind === 'offline';
  return { form: isOffline ? commonWording.offline : commonWording.customerReadFailed };
}
