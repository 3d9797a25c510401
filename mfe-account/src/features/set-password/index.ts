/** Choosing a new password ([A] §5). */
export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form';
export { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields';
export { emptyNewPassword, newPasswordErrors, type NewPasswordValues } from './new-password-errors';
export { refusedPassword } from './refused-password';
export { isToastRefusal } from './toast-refusal';
