import { call, flag, record, text } from '@poku/contract/calls';

const availability = record({
  isFree: flag('isValid'),
  /** Whether the account that has it proved to own it. */
  isVerified: flag('isVerify'),
  /** For the member. */
  message: text(),
});

/** Whether a number may be taken (D19). It answers when it is taken; the other codes of `AvailabilityCode` are refusals. */
export const checkPhoneCall = call({
  method: 'GET',
  path: '/checkmsisdn',
  query: { phone: text('msisdn', { maxChars: 256 }) },
  answer: availability,
});

/** The same of an address. A member's own is free for that member (D19). */
export const checkEmailCall = call({
  method: 'GET',
  path: '/checkemail',
  query: { email: text('email', { maxChars: 256 }) },
  answer: availability,
});

/** Codes of both (D19). */
export const AvailabilityCode = { taken: 200, invalid: 201, phoneFree: 202, emailFree: 204 } as const;
