/** An e-mail that waits for its verification (D25). */
export { ResendEmail } from './resend-email';
export { VerificationNotice } from './verification-notice';
