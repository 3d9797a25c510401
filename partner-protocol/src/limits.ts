/** Longest wait for a partner's answer to a link call, so that ours comes within the five seconds of D6. */
export const PARTNER_LINK_TIMEOUT_MS = 3_000;

/** Longest wait for the answer to an inquiry, or for a balance (D6, D31). */
export const PARTNER_INQUIRY_TIMEOUT_MS = 1_500;

/** Longest wait for a partner's answer to a debit, a payment or a code (D6). */
export const PARTNER_PAYMENT_TIMEOUT_MS = 3_000;
