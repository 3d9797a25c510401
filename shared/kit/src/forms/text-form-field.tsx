import { TextField, type TextFieldProps } from '../fields';
import type { Bound } from './bound';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface TextFormFieldProps extends Omit<TextFieldProps, Bound>, FormInputProps<string> {}

/** A `TextField` of the form around it. */
export function TextFormField({ validate, ...rest }: TextFormFieldProps) {
  return <TextField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}
