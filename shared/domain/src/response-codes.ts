/** The responseCodes after which a page does more than show a text ([A] §8, D48). */
export const RESPONSE_CODES = {
  /** Too many wrong passwords or codes (D20, D21). */
  locked: 207,
  /** No send of a code is left (D21). */
  sendsUsedUp: 211,
  /** The result of a purchase is not known yet (D6). */
  inProcess: 20002,
  /** No such item. */
  itemUnknown: 20404,
  /** No operator has this number ([C] §8, D41). */
  operatorUnknown: 30006,
  /** Not a mobile number ([C] §8, D41). */
  numberInvalid: 30007,
  /** The partner's token is dead (D34). */
  partnerTokenDead: 40101,
  /** The redirect token of a partner's user is bad (D34). */
  redirectTokenBad: 40106,
  /** The member has to prove once more who they are, by password or by a code (D59, D60). */
  stepUpNeeded: 40131,
} as const;
