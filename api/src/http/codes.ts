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

/** Codes of a purchase ([C] §4, D48). */
export const PaymentCode = {
  ok: 200,
  inProcess: 20002,
  itemUnknown: 20404,
  figuresDiffer: 40003,
  notEnoughPoints: 40004,
  outOfStock: 40005,
  otpRefused: 40111,
  partnerRefused: 40112,
  linkInactive: 40121,
  /** The partner did not answer; nothing was bought. */
  partnerSilent: 504,
} as const;

/** Codes of `POST /initiatelink` and `POST /partnerlink` (D30). */
export const LinkCode = {
  ok: 200,
  /** No attempt of this session is pending for it, or what came back is not its own. */
  notPending: 201,
  phoneDiffers: 203,
  /** The attempt is older than 15 minutes. */
  over: 204,
  /** The partner knows its users by e-mail, and the user it sent in has another one here (D30). */
  emailDiffers: 205,
  emailUnverified: 206,
  notLinkable: 208,
  refused: 209,
  /** The account at the partner is another member's. */
  subjectTaken: 210,
  /** The member has another account at the partner linked. */
  otherLinked: 212,
  accountUnknown: 213,
  /** The partner did not answer; nothing was linked. */
  silent: 504,
  /** The partner did not answer and may have linked; it is asked again (D6). */
  inProcess: 20002,
} as const;

/** Codes of `POST /partnerunlink` (D32). */
export const UnlinkCode = { ok: 200, notLinked: 201, held: 202 } as const;

/** Codes of `GET /productlist/{clientId}` ([C] §8, D41). */
export const PrepaidCode = { ok: 200, operatorUnknown: 30006, numberInvalid: 30007 } as const;
