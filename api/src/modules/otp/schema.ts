import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

/** What every call answers that sends a code ([A] §3). */
export const otpIssued = z.object({
  otpRequestId: z.string(),
  remainingOTP: z.number(),
  remainingOtpRequest: z.number(),
}) satisfies z.ZodType<wire.WireOtpIssued>;

/** The answer of a sent code, with the sends that are left. */
export const issuedCode = (otpRequestId: string, remaining: number): wire.WireOtpIssued => ({
  otpRequestId,
  remainingOTP: remaining,
  remainingOtpRequest: remaining,
});
