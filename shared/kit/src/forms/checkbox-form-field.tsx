import { Checkbox, type CheckboxProps } from '../fields';
import type { Bound } from './bound';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface CheckboxFormFieldProps
  extends Omit<CheckboxProps, Bound | 'checked'>, FormInputProps<boolean> {}

/** A `Checkbox` of the form around it. */
export function CheckboxFormField({ validate, ...rest }: CheckboxFormFieldProps) {
  const { value, ...input } = useFormInput<boolean>({ name: rest.name, validate }, false);
  return <Checkbox {...rest} {...input} checked={value} />;
}
