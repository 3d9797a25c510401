import { Button } from '@poku/kit';
import { Form, PasswordFormField, PhoneFormField, SubmitButton, TextFormField } from '@poku/kit/forms';
import { registrationWording } from '../../wording/registration';
import { loginWording } from '../../wording/login';
import { demoWording } from '../../wording/demo';
import type { DemoValues } from './demo-values';

interface DemoFieldsProps {
  /** 1 to 3. */
  readonly step: number;
  readonly values: DemoValues;
  readonly onBack?: () => void;
  readonly onNext: (values: DemoValues) => void;
}

/** The field of a step. Whatever is typed goes on. */
export function DemoFields({ step, values, onBack, onNext }: DemoFieldsProps) {
  return (
    <Form<DemoValues>
      key={step}
      label={demoWording.title}
      initialValues={values}
      onSubmit={(next) => {
        onNext(next);
        return undefined;
      }}
    >
      {step === 1 && <PhoneFormField name="phone" label={loginWording.phoneLabel} autoComplete="off" />}
      {step === 2 && (
        <TextFormField
          name="email"
          label={registrationWording.emailLabel}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
        />
      )}
      {step === 3 && (
        <PasswordFormField name="password" label={loginWording.passwordLabel} autoComplete="new-password" />
      )}
      <SubmitButton>{step === 3 ? demoWording.finish : demoWording.next}</SubmitButton>
      {onBack !== undefined && (
        <Button fullWidth variant="text" onClick={onBack}>
          {demoWording.back}
        </Button>
      )}
    </Form>
  );
}
