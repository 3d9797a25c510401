import { validateNewPassword, validatePasswordConfirmation } from '@poku/domain/password';
import type { FormErrors } from '@poku/kit/forms';

/** What `NewPasswordFields` hold. */
export interface NewPasswordValues {
  readonly newPassword: string;
  readonly confirmation: string;
}

/** Both fields empty. */
export const emptyNewPassword: NewPasswordValues = { newPassword: '', confirmation: '' };

/** What is wrong with a new password and its confirmation ([A] §5, D13). */
export function newPasswordErrors({
  newPassword = '',
  confirmation = '',
}: Partial<NewPasswordValues>): FormErrors<NewPasswordValues> {
  return {
    newPassword: validateNewPassword(newPassword),
    confirmation: validatePasswordConfirmation(newPassword, confirmation),
  };
}
