import {
  asker,
  call,
  choice,
  leftOut,
  optional,
  record,
  text,
  type ValueOf,
  whole,
} from '@poku/contract/calls';
import { wrongCode } from '@poku/flows/otp/calls/code';
import { basket, id } from './basket';
import { shares } from './shares';

/** The steps of a payment's codes (D45): own points', of 6 digits, and that of the partner that sends one of its own, of 4. */
export const OTP_STEPS = { own: '0', partner: '2' } as const;

const step = choice(['0', '2'], 'paymentMethod');
/** Name of a step. */
export type OtpStep = ValueOf<typeof step>;

/** Digits of a code that a member typed. */
export const digits = { pattern: '\\d{4,6}' } as const;

/**
 * Sends the code of a step for this basket and, at step '2', for the share of its partner (D45); without a split the server finds
 * that share (D62). Codes `paymentOtpCodeWording`.
 */
export const requestCodeCall = call({
  method: 'POST',
  path: '/multiplepaymentotp',
  body: { clientId: optional(asker()), step, ...basket, shares: optional(shares) },
  answer: record({
    requestId: text('otpRequestId'),
    /** Sends that are left in the window, 4 to 0 (D21). */
    remainingSends: whole('remainingOTP'),
    /** The same by its other name. */
    remainingRequests: leftOut(whole('remainingOtpRequest')),
    /** Whole seconds until another may be asked for; less than 60 of one that was sent before and still stands (D21). */
    waitS: leftOut(whole('resendIn')),
  }),
  refusal: record({ waitS: whole('resendIn') }),
});

/** Checks a code without spending it. Codes 201 with the tries that are left, 204, 205, 207 ([A] §8), and 504 of a partner that is silent. */
export const validateCodeCall = call({
  method: 'POST',
  path: '/multiplevalidateotp',
  body: {
    clientId: optional(asker()),
    step,
    otp: record({ requestId: text('otpRequestId', id), code: text('otpCode', digits) }, 'data'),
  },
  answer: record({ requestId: text('otpRequestId') }),
  refusal: wrongCode,
});
