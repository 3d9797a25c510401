import { Form, type FormErrors, SubmitButton } from '@poku/kit/forms';
import { forgotWording } from '../../wording/forgot';
import { emptyNewPassword, newPasswordErrors, type NewPasswordValues } from './new-password-errors';
import { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields';

export interface NewPasswordFormProps extends NewPasswordFieldsProps {
  readonly onSubmit: (values: NewPasswordValues) => Promise<FormErrors<NewPasswordValues> | undefined>;
}

/** The new password of who forgot the old one ([A] §5). */
export function NewPasswordForm({ username, onSubmit }: NewPasswordFormProps) {
  return (
    <Form<NewPasswordValues>
      initialValues={emptyNewPassword}
      validate={newPasswordErrors}
      onSubmit={onSubmit}
    >
      <NewPasswordFields username={username} />
      <SubmitButton needsValid>{forgotWording.save}</SubmitButton>
    </Form>
  );
}
