import { visuallyHidden, styled } from '@poku/kit';
import { NewPasswordFormField, PasswordFormField } from '@poku/kit/forms';
import { forgotWording } from '../../wording/forgot';

const Username = styled.input`
  ${visuallyHidden}
`;

export interface NewPasswordFieldsProps {
  /** The account whose password it is, for password managers; a phone number or an e-mail. Default unknown. */
  readonly username?: string;
}

/** A new password with its checklist, and once more ([A] §5). Check the form with `newPasswordErrors`. */
export function NewPasswordFields({ username }: NewPasswordFieldsProps) {
  return (
    <>
      {username !== undefined && (
        <Username
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <NewPasswordFormField name="newPassword" label={forgotWording.newPasswordLabel} />
      <PasswordFormField
        name="confirmation"
        label={forgotWording.confirmationLabel}
        autoComplete="new-password"
      />
    </>
  );
}
