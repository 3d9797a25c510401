import { PasswordField, type PasswordFieldProps } from '../fields';
import { passwordChecklist } from '../../domain/password';
import { accessWording } from '../../domain/wording/access';
import { type FormInputProps, useFormInput } from './use-form-input';

/** Props of `PasswordFormField`. */
export interface PasswordFormFieldProps
  extends
    Omit<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onFocus' | 'checklist'>,
    FormInputProps<string> {
  /** Shows the three rules of [A] §5 and ticks them off. Default false. */
  readonly checklist?: boolean;
}

/** A `PasswordField` of the form around it. */
export function PasswordFormField({ validate, checklist = false, ...rest }: PasswordFormFieldProps) {
  const input = useFormInput<string>({ name: rest.name, validate }, '');
  const met = passwordChecklist(input.value);
  const rules = [
    { label: accessWording.passwordLettersAndDigits, isMet: met.hasLettersAndDigits },
    { label: accessWording.passwordCapital, isMet: met.hasCapital },
    { label: accessWording.passwordLength, isMet: met.isLongEnough },
  ];
  return <PasswordField {...rest} {...input} checklist={checklist ? rules : undefined} />;
}
