import { validateLoginPassword } from '@poku/domain/login-password';
import { validatePhone } from '@poku/domain/phone';
import { Card, focusWidth, styled } from '@poku/kit';
import { CheckboxFormField, Form, PasswordFormField, PhoneFormField, SubmitButton } from '@poku/kit/forms';
import { Section } from './section';

const Narrow = styled(Card)`
  max-width: ${focusWidth};
`;
const empty = { phone: '', password: '', remember: false };

export function FormSection() {
  return (
    <Section title="Formulir">
      <Narrow>
        <Form
          label="Log in"
          initialValues={empty}
          onSubmit={() => Promise.resolve({ form: 'Nomor HP atau password salah' })}
        >
          <PhoneFormField name="phone" label="Nomor HP" validate={validatePhone} />
          <PasswordFormField name="password" label="Password" validate={validateLoginPassword} />
          <CheckboxFormField name="remember" label="Ingat perangkat ini" />
          <SubmitButton>Log in</SubmitButton>
        </Form>
      </Narrow>
    </Section>
  );
}
