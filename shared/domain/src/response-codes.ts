/** The responseCodes of many calls, after which a page does more than show a text ([A] §8); those of one call stand beside it. */
export const RESPONSE_CODES = {
  /** Too many wrong passwords or codes (D20, D21). */
  locked: 207,
  /** No send of a code is left (D21). */
  sendsUsedUp: 211,
  /** The partner's token is dead (D34). */
  partnerTokenDead: 40101,
  /** The redirect token of a partner's user is bad (D34). */
  redirectTokenBad: 40106,
  /** The member has to prove once more who they are, by password or by a code (D59, D60). */
  stepUpNeeded: 40131,
} as const;
