import { optional, record, text, type ValueOf, whole } from '@poku/contract/calls';
import type { OtpRequest } from '@poku/contract';
import { OTP_DIGITS } from '@poku/domain/limits/codes';
import { normalizePhone } from '@poku/domain/phone';

/** Fields of calls that are about a code by SMS ([A] §7). */
export const codeFields = {
  /** A number in any form; after a reload the request alone names it (D26). */
  phone: text('msisdn', { maxChars: 32 }),
  /** What names a code that was sent: letters and digits of base64url. */
  requestId: text('otpRequestId', { pattern: '[\\w-]{1,64}' }),
  code: text('otpCode', { pattern: `\\d{${OTP_DIGITS}}` }),
};

/** A number as calls send it, in E.164; one that is none is left to the API to refuse. */
export const sentPhone = (phone: string): string => normalizePhone(phone) ?? phone;

/** What a call answers that has sent a code ([A] §3). */
export const sentCode = record({
  requestId: text('otpRequestId'),
  /** Sends that are left, 4 to 0 (D21). */
  remainingSends: whole('remainingOTP'),
  /** The same once more, as the specification has it. */
  remainingRequests: optional(whole('remainingOtpRequest')),
  /** Seconds until another may be asked for. */
  waitS: optional(whole('resendIn')),
});

/** What a refusal tells that came too soon (203): how long until another may be asked for. */
export const sendWait = record({ waitS: whole('resendIn') });

/** What the refusal of a wrong code tells (201): how many tries are left before the lock. */
export const wrongCode = record({ triesLeft: whole('triesLeft') });

/** A code that was sent, as the steps take it that ask for it. */
export const toOtpRequest = ({ requestId, remainingSends, waitS }: ValueOf<typeof sentCode>): OtpRequest => ({
  requestId,
  remainingSends,
  ...(waitS !== null && { waitMs: waitS * 1_000 }),
});
