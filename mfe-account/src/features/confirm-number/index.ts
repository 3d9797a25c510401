/** The step with the code that was sent to a number, of registration and forgot password. */
export { ConfirmNumber, type ConfirmNumberProps } from './confirm-number';
