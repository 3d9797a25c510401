import { PhoneField, type PhoneFieldProps } from '../fields';
import type { Bound } from './bound';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface PhoneFormFieldProps extends Omit<PhoneFieldProps, Bound>, FormInputProps<string> {}

/** A `PhoneField` of the form around it; its value is the national part. */
export function PhoneFormField({ validate, ...rest }: PhoneFormFieldProps) {
  return <PhoneField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}
