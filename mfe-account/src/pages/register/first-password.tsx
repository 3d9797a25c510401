import { validateNewPassword } from '@poku/domain/password';
import { PasswordFormField } from '@poku/kit/forms';
import { loginWording } from '../../wording/login';

/** The password that a new member chooses, with what it must have. */
export function FirstPassword() {
  return (
    <PasswordFormField
      name="password"
      label={loginWording.passwordLabel}
      autoComplete="new-password"
      checklist
      validate={validateNewPassword}
    />
  );
}
