import type { AnswerOf } from '@poku/contract/calls';
import type { CallOptions, Platform } from '@poku/contract';
import { normalizeEmail } from '@poku/domain/email';
import { sentPhone } from '@poku/flows/otp/calls/code';
import { isApiError } from '@poku/platform';
import { AvailabilityCode, checkEmailCall, checkPhoneCall } from '../../calls/availability';

/** Answer to whether a number or an address may be taken (D19); `message` is for the member. */
export interface Availability {
  readonly status: 'free' | 'taken' | 'invalid';
  /** Whether the account that has it proved to own it; false while nobody has it. */
  readonly isVerified: boolean;
  readonly message: string;
}

const FREE: readonly number[] = [AvailabilityCode.phoneFree, AvailabilityCode.emailFree];

/** It answers what is taken and refuses everything else (D19). */
async function readAvailability(asked: Promise<AnswerOf<typeof checkPhoneCall>>): Promise<Availability> {
  try {
    const { isVerified, message } = await asked;
    return { status: 'taken', isVerified, message };
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'business') throw error;
    const status = FREE.includes(error.code) ? 'free' : 'invalid';
    return { status, isVerified: false, message: error.message };
  }
}

/** Whether a number, in any form, may be taken. Rejects when it cannot be known. */
export const askPhone = (platform: Platform, phone: string, options: CallOptions): Promise<Availability> =>
  readAvailability(platform.call(checkPhoneCall, { phone: sentPhone(phone) }, options));

/** Whether an address may be taken; a member's own is free for that member. Rejects when it cannot be known. */
export const askEmail = (platform: Platform, email: string, options: CallOptions): Promise<Availability> =>
  readAvailability(platform.call(checkEmailCall, { email: normalizeEmail(email) }, options));
