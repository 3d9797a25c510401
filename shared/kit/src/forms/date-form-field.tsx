import { DateField, type DateFieldProps } from '../fields';
import type { Bound } from './bound';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface DateFormFieldProps extends Omit<DateFieldProps, Bound>, FormInputProps<string> {}

/** A `DateField` of the form around it. */
export function DateFormField({ validate, ...rest }: DateFormFieldProps) {
  return <DateField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}
