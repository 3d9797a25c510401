import { validateLoginPassword } from '@poku/domain/login-password';
import { validatePhone } from '@poku/domain/phone';
import { CheckboxFormField, Form, PasswordFormField, PhoneFormField, SubmitButton } from '@poku/kit/forms';

export const title = 'Form with an answer';

const empty = { phone: '', password: '', remember: false };

export function Example() {
  return (
    <Form
      label="Log in"
      initialValues={empty}
      onSubmit={() => Promise.resolve({ form: 'Nomor HP atau password salah' })}
    >
      <PhoneFormField name="phone" label="Nomor HP" validate={validatePhone} />
      <PasswordFormField name="password" label="Password" validate={validateLoginPassword} />
      <CheckboxFormField name="remember" label="Ingat perangkat ini" />
      <SubmitButton>Masuk</SubmitButton>
    </Form>
  );
}
