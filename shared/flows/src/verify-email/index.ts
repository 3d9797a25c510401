/** An e-mail that waits for its verification ([A] §8, D25): the notice, and how the e-mail is sent again. */
export { ResendEmail, type ResendEmailProps } from './resend-email';
export { VerificationNotice, type VerificationNoticeProps } from './verification-notice';
