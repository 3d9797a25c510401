/** Business codes every call may answer with ([C] §8, D5, D34). */
export const CommonCode = {
  ok: 200,
  badRequest: 400,
  unauthorized: 401,
  notFound: 404,
  tooLarge: 413,
  tooManyRequests: 429,
  serverError: 500,
  partnerTokenDead: 40101,
  redirectTokenBad: 40106,
  /** The session must be freshly authenticated for it (D59, D60). */
  stepUpNeeded: 40131,
} as const;

/** Codes of `POST /loginauth` and `POST /logintoken` ([A] §8, D20). */
export const LoginCode = {
  ok: 200,
  wrongCredentials: 201,
  phoneEmpty: 202,
  passwordEmpty: 203,
  clientUnknown: 204,
  /** The authorization code or verifier is wrong, used or too old; shown like 201. */
  grantRefused: 205,
  locked: 207,
  disturbance: 208,
} as const;

/** Codes of `GET /checklimit` (D23). */
export const RegistrationLimitCode = { open: 200, full: 201 } as const;

/** Codes of the calls that send an OTP ([A] §8). */
export const OtpRequestCode = {
  ok: 200,
  phoneInvalid: 201,
  phoneEmpty: 202,
  /** A code was sent less than 60 s ago. */
  tooSoon: 203,
  failed: 204,
  locked: 207,
  /** The number has an account. */
  phoneTaken: 208,
  quotaFull: 209,
  emailTaken: 210,
  sendsUsedUp: 211,
} as const;

/** Codes of the calls that check an OTP ([A] §8). */
export const OtpValidateCode = { ok: 200, wrong: 201, expired: 204, used: 205, locked: 207 } as const;

/** Codes of `POST /stepup` (D59, D60). */
export const StepUpCode = { ok: 200, wrong: 201, locked: 207 } as const;
