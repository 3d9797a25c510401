import { validateNewPassword } from '@poku/domain/password';
import { NewPasswordFormField } from '@poku/kit/forms';
import { loginWording } from '../../wording/login';

/** The password that a new member chooses, with what it must have. */
export function FirstPassword() {
  return (
    <NewPasswordFormField name="password" label={loginWording.passwordLabel} validate={validateNewPassword} />
  );
}
