/** Wait before the payment form of an e-wallet is sent ([C] §4). */
export const PAYMENT_FORM_SUBMIT_MS = 1_200;
/** Wait before a member whom the browser has not led to the e-wallet's page is told so. */
export const PAYMENT_LEAVE_WAIT_MS = 4_000;
/** What minus takes off a partner's points at checkout, down to a multiple of it. */
export const SPLIT_STEP_POINTS = 1_000;
/** The grid of a bound in the bar between two partners' points, moved by hand or key. */
export const SPLIT_DRAG_POINTS = 100;
