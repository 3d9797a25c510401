/** One-time codes by SMS: asking for one, typing it, what the server's answers mean on screen ([A] §4, D21). */
export { isKeptCodeAlive, type KeptCode, keptCodeStore } from './kept-code';
export { NoCode, type NoCodeProps } from './no-code';
export { OtpDialog, type OtpDialogProps } from './otp-dialog';
export { OtpLockDialog, type OtpLockDialogProps } from './otp-lock-dialog';
export { OtpStep, type OtpStepProps } from './otp-step';
export { type OtpProblem, otpProblem } from './otp-problem';
export {
  type OtpRequestOptions,
  type OtpRequestState,
  sentNow,
  type SentCode,
  useOtpRequest,
} from './use-otp-request';
export { otpWording } from './wording';
