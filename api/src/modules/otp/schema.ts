import type { wire } from '@poku/contract';
import { z } from 'zod';
import { wait } from '../../http/envelope';

/** What every call answers that sends a code ([A] §3). */
export const otpIssued = z.object({
  otpRequestId: z.string(),
  remainingOTP: z.number(),
  remainingOtpRequest: z.number(),
  resendIn: z.number(),
}) satisfies z.ZodType<wire.WireOtpIssued>;

/** The same, and what refusal 203 tells: how long to wait. */
export const otpAnswer = z.union([otpIssued, wait]);

/** The answer of a sent code, with the sends that are left and how long to wait before another. */
export const issuedCode = (
  otpRequestId: string,
  remaining: number,
  resendIn: number,
): wire.WireOtpIssued => ({
  otpRequestId,
  remainingOTP: remaining,
  remainingOtpRequest: remaining,
  resendIn,
});
