import { PasswordChecklist, PasswordField } from '../fields';
import { passwordChecklist } from '@poku/domain/password';
import { accessWording } from '@poku/domain/wording/access';
import type { PasswordFormFieldProps } from './password-form-field';
import { useFormInput } from './use-form-input';

export type NewPasswordFormFieldProps = Omit<PasswordFormFieldProps, 'autoComplete'>;

/** Every rule is ticked: whatever else keeps the password from being taken has to be said, or nobody knows why. */
const isTicked = (value: string): boolean => Object.values(passwordChecklist(value)).every(Boolean);

/**
 * A `PasswordField` of the form around it for a password that is chosen: it shows the three rules of [A] §5 and ticks them off; with
 * all of them ticked, what else is wrong is told at once.
 */
export function NewPasswordFormField({ validate, ...rest }: NewPasswordFormFieldProps) {
  const input = useFormInput<string>({ name: rest.name, validate }, '', isTicked);
  const met = passwordChecklist(input.value);
  const rules = [
    { label: accessWording.passwordLettersAndDigits, isMet: met.hasLettersAndDigits },
    { label: accessWording.passwordCapital, isMet: met.hasCapital },
    { label: accessWording.passwordLength, isMet: met.isLongEnough },
  ];
  return (
    <PasswordField
      {...rest}
      {...input}
      autoComplete="new-password"
      extra={<PasswordChecklist rules={rules} />}
    />
  );
}
