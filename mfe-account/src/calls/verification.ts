import { call, flag, record, text } from '@poku/contract/calls';
import { VERIFICATION_TIMEOUT_MS } from '@poku/domain/limits/transport';

/** Confirms an address by its link, before or now (D24). Codes `VerificationCode`. */
export const verifyEmailCall = call({
  method: 'POST',
  path: '/validationemail',
  body: { verifyCode: text('verifyCode', { maxChars: 256 }) },
  answer: record({ wasVerified: flag() }),
  timeoutMs: VERIFICATION_TIMEOUT_MS,
});

/** Sends the e-mail of whoever has a number; the answer is always the same ([A] §7). */
export const verificationByPhoneCall = call({
  method: 'POST',
  path: '/generalverificationemail',
  body: { phone: text('msisdn', { maxChars: 256 }) },
});

/** What a good link answers ([A] §8, D24); its page says the same. */
export const verifiedWording = {
  emailValidated: 'Email berhasil divalidasi',
  emailAlreadyVerified: 'Email kamu sudah terverifikasi!',
} as const;
