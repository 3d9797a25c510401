import { asker, call } from '@poku/contract/calls';
import { sendWait } from '../../otp/calls/code';

/** Sends the verification e-mail of the member once more ([A] §7). Codes `VerificationCode`; a wait comes with `tooSoon`. */
export const verificationEmailCall = call({
  method: 'POST',
  path: '/verificationemail',
  body: { clientId: asker() },
  refusal: sendWait,
});

/** Codes of the calls that send the e-mail and confirm its link ([A] §8, D24). */
export const VerificationCode = {
  unknown: 201,
  /** An e-mail went to this address less than 60 s ago; how long to wait comes with it. */
  tooSoon: 203,
  /** After 24 hours, replaced by a newer link or called off. */
  over: 204,
  sendsUsedUp: 207,
  emailTaken: 210,
} as const;
