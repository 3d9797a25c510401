import { PasswordField, type PasswordFieldProps } from '../fields';
import { passwordChecklist } from '@poku/domain/password';
import { accessWording } from '@poku/domain/wording/access';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface PasswordFormFieldProps
  extends
    Omit<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onFocus' | 'checklist'>,
    FormInputProps<string> {
  /** Shows the three rules of [A] §5 and ticks them off; with all of them ticked, what else is wrong is told at once. Default false. */
  readonly checklist?: boolean;
}

/** Every rule is ticked: whatever else keeps the password from being taken has to be said, or nobody knows why. */
const isTicked = (value: string): boolean => Object.values(passwordChecklist(value)).every(Boolean);

/** A `PasswordField` of the form around it. */
export function PasswordFormField({ validate, checklist = false, ...rest }: PasswordFormFieldProps) {
  const tellsAtOnce = checklist ? isTicked : undefined;
  const input = useFormInput<string>({ name: rest.name, validate }, '', tellsAtOnce);
  const met = passwordChecklist(input.value);
  const rules = [
    { label: accessWording.passwordLettersAndDigits, isMet: met.hasLettersAndDigits },
    { label: accessWording.passwordCapital, isMet: met.hasCapital },
    { label: accessWording.passwordLength, isMet: met.isLongEnough },
  ];
  return <PasswordField {...rest} {...input} checklist={checklist ? rules : undefined} />;
}
