import { z } from 'zod';
import { wait } from '../../http/envelope';

/** What every call answers that sends a code ([A] §3). */
export const otpIssued = z.object({
  otpRequestId: z.string(),
  /** Sends left in the window, 4 to 0 (D21). */
  remainingOTP: z.number(),
  /** The same by its other name. */
  remainingOtpRequest: z.number(),
  /** Whole seconds until another code may be asked for; less than 60 of one that was sent before and still stands (D21). */
  resendIn: z.number(),
});
export type OtpIssued = z.output<typeof otpIssued>;

/** The same, and what refusal 203 tells: how long to wait. */
export const otpAnswer = z.union([otpIssued, wait]);

/** The answer of a sent code, with the sends that are left and how long to wait before another. */
export const issuedCode = (otpRequestId: string, remaining: number, resendIn: number): OtpIssued => ({
  otpRequestId,
  remainingOTP: remaining,
  remainingOtpRequest: remaining,
  resendIn,
});
