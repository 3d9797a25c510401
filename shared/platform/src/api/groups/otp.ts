import type { OtpAnswer, OtpPurpose, OtpRequest, wire } from '@poku/contract';
import { normalizePhone } from '@poku/domain/phone';
import { optionalWhole, readRecord, text, whole } from '../wire-record';

const SECOND_MS = 1_000;

/** A number as the wire wants it; one that is none is left to the API to refuse. */
export const toMsisdn = (phone: string): string => normalizePhone(phone) ?? phone;

/** The number of a call when the page knows it; after a reload the request id names it (D26). */
export const msisdnOf = (phone: string | undefined): { msisdn?: string } =>
  phone === undefined ? {} : { msisdn: toMsisdn(phone) };

/** A typed code as the wire wants it ([A] §7). */
export const toOtpCheck = ({ requestId, code, phone }: OtpAnswer): wire.WireOtpCheck => ({
  ...msisdnOf(phone),
  otpRequestId: requestId,
  otpCode: code,
});

/** Where a code of each purpose is checked ([A] §7, D22). */
export const OTP_CHECKS: Readonly<Record<OtpPurpose, string>> = {
  register: '/registerotp',
  forgotpassword: '/validateotpforgotpassword',
  linkage: '/validateotp',
  stepup: '/validateotp',
};

/** Reads the answer of a call that sent a code. */
export function readOtpRequest(call: string, answer: unknown): OtpRequest {
  const data = readRecord(call, answer);
  const resendIn = optionalWhole(data, 'resendIn');
  return {
    requestId: text(data, 'otpRequestId'),
    remainingSends: whole(data, 'remainingOTP'),
    ...(resendIn !== null && { waitMs: resendIn * SECOND_MS }),
  };
}
