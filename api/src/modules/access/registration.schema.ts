import type { wire } from '@poku/contract';
import { OTP_DIGITS } from '@poku/domain/limits/codes';
import { z } from 'zod';
import { optional } from '../../http/optional';
import { shortText } from './schema';

const longestNumber = 32;

const msisdn = z.string().max(longestNumber);
/** The service says what is wrong with a longer one. */
const longText = z.string().max(1024);
/** An id of ours: letters and digits of base64url. */
const otpRequestId = z.string().regex(/^[\w-]{1,64}$/);
const otpCode = z.string().regex(new RegExp(`^\\d{${OTP_DIGITS}}$`));
const purpose = z.enum(['register', 'forgotpassword', 'linkage', 'stepup']);

export const otpOrderBody = z.object({
  purpose,
  msisdn: optional(msisdn),
  otpRequestId: optional(otpRequestId),
}) satisfies z.ZodType<wire.WireOtpOrder>;

export const otpCheckBody = z.object({
  msisdn: optional(msisdn),
  otpRequestId,
  otpCode,
}) satisfies z.ZodType<wire.WireOtpCheck>;

export const otpCheckForBody = otpCheckBody.extend({ purpose }) satisfies z.ZodType<wire.WireOtpCheckFor>;

export const stepUpBody = z.object({
  clientId: optional(shortText),
  password: longText,
}) satisfies z.ZodType<wire.WireStepUpRequest>;
