import { Caption } from '@poku/kit';
import { Form, PasswordFormField, SubmitButton } from '@poku/kit/forms';
import { emptyNewPassword, NewPasswordFields } from '../../features/set-password';
import { forgotWording } from '../../wording/forgot';

const empty = { oldPassword: '', ...emptyNewPassword };
const never = () => undefined;

/** The form as it comes: only whose password it is, which is for password managers, is not known yet. */
export const Placeholder = () => (
  <Form label={forgotWording.changeTitle} initialValues={empty} onSubmit={never}>
    <PasswordFormField name="oldPassword" label={forgotWording.oldPasswordLabel} />
    <NewPasswordFields />
    <Caption>{forgotWording.changeHint}</Caption>
    <SubmitButton needsValid>{forgotWording.save}</SubmitButton>
  </Form>
);
