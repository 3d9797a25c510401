/** A text that a member writes and sends. Without a form library: it would be a third of what this remote weighs. */
export { LongTextField, type LongTextFieldProps } from './long-text-field';
export { SendButton, type SendButtonProps } from './send-button';
export { SendForm, type SendFormProps } from './send-form';
export { type Problem, type Sending, useSending } from './use-sending';
