import type { wire } from '@poku/shared/contract';
import { OTP_DIGITS, VERIFIER_MAX_CHARS, VERIFIER_MIN_CHARS } from '@poku/shared/domain';
import { z } from 'zod';
import { optional, textOrNumber } from '../../http/optional';
import { shortText } from './schema';

const longestNumber = 32;
const longestRedirectToken = 512;

const msisdn = z.string().max(longestNumber);
/** The service says what is wrong with a longer one. */
const longText = z.string().max(1024);
/** An id of ours: letters and digits of base64url. */
const otpRequestId = z.string().regex(/^[\w-]{1,64}$/);
const otpCode = z.string().regex(new RegExp(`^\\d{${OTP_DIGITS}}$`));
const purpose = z.enum(['register', 'forgotpassword', 'linkage', 'stepup']);

export const registerBody = z.object({
  msisdn,
  email: longText,
}) satisfies z.ZodType<wire.WireRegisterRequest>;

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

export const completeRegisterBody = z.object({
  msisdn: optional(msisdn),
  otpRequestId,
  otpCode: optional(otpCode),
  email: longText,
  name: longText,
  dob: shortText,
  password: longText,
  gender: textOrNumber(z.enum(['0', '1'])),
  redirectToken: optional(z.string().max(longestRedirectToken)),
  codeVerifier: optional(z.string().min(VERIFIER_MIN_CHARS).max(VERIFIER_MAX_CHARS)),
  consentVersion: optional(shortText),
}) satisfies z.ZodType<wire.WireCompleteRegisterRequest>;

export const completeRegisterData = z.object({
  msisdn: z.string(),
}) satisfies z.ZodType<wire.WireCompleteRegisterData>;

export const msisdnBody = z.object({ msisdn }) satisfies z.ZodType<wire.WireMsisdnRequest>;

export const emailBody = z.object({ email: longText }) satisfies z.ZodType<wire.WireEmailRequest>;

export const resetByLinkBody = z.object({
  verifyCode: shortText,
  password: longText,
}) satisfies z.ZodType<wire.WireResetByLinkRequest>;

export const resetLinkBody = resetByLinkBody.pick({
  verifyCode: true,
}) satisfies z.ZodType<wire.WireVerifyCodeRequest>;

export const updatePasswordBody = z.object({
  msisdn: optional(msisdn),
  newPassword: longText,
  otpCode: optional(otpCode),
  otpRequestId,
}) satisfies z.ZodType<wire.WireUpdatePasswordRequest>;

export const changePasswordBody = z.object({
  clientId: shortText,
  oldPassword: longText,
  newPassword: longText,
}) satisfies z.ZodType<wire.WireChangePasswordRequest>;

export const stepUpBody = z.object({
  clientId: optional(shortText),
  password: longText,
}) satisfies z.ZodType<wire.WireStepUpRequest>;
