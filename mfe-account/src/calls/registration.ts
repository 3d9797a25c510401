import { call, coded, optional, record, text } from '@poku/contract/calls';
import { VERIFIER_MAX_CHARS, VERIFIER_MIN_CHARS } from '@poku/domain/limits/access';
import { codeFields, sendWait, sentCode, wrongCode } from '@poku/flows/otp/calls/code';

/** The service says what is wrong with a longer one. */
const email = text('email', { maxChars: 1_024 });

/** Sends the code of a registration ([A] §7). Codes 201 to 211 of `otpRequestCodeWording`; `invalid` names a wrong address. */
export const registrationCodeCall = call({
  method: 'POST',
  path: '/register',
  body: { phone: codeFields.phone, email },
  answer: sentCode,
  refusal: sendWait,
});

/**
 * Makes the member ([A] §7). Codes of the code and of `otpRequestCodeWording`; `invalid` names a wrong field. Sent in by a partner,
 * it links in the same step (D28).
 */
export const registerCall = call({
  method: 'POST',
  path: '/completeregister',
  body: {
    /** Left out after a reload, as the code is (D26). */
    phone: optional(codeFields.phone),
    requestId: codeFields.requestId,
    code: optional(codeFields.code),
    email,
    name: text('name', { maxChars: 1_024 }),
    /** `YYYY-MM-DD`; the rule is `validateBirthDate`. */
    birthDate: text('dob', { maxChars: 256 }),
    password: text('password', { maxChars: 1_024 }),
    gender: coded({ male: '0', female: '1' }),
    /** Of the partner that sent the user in. */
    redirectToken: optional(text('redirectToken', { maxChars: 512 })),
    /** Answers the challenge that the check bound the token to; left out, the number that the code proved must be the token's (D62). */
    verifier: optional(text('codeVerifier', { minChars: VERIFIER_MIN_CHARS, maxChars: VERIFIER_MAX_CHARS })),
    consentVersion: optional(text('consentVersion', { maxChars: 256 })),
  },
  /** The number to log in with, in E.164. */
  answer: record({ phone: text('msisdn') }),
  refusal: wrongCode,
});
