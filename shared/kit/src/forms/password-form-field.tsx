import { PasswordField, type PasswordFieldProps } from '../fields';
import type { Bound } from './bound';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface PasswordFormFieldProps
  extends Omit<PasswordFieldProps, Bound | 'extra'>, FormInputProps<string> {}

/** A `PasswordField` of the form around it. */
export function PasswordFormField({ validate, ...rest }: PasswordFormFieldProps) {
  return <PasswordField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}
