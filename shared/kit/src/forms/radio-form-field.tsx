import { RadioGroup, type RadioGroupProps } from '../fields';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface RadioFormFieldProps<Value extends string>
  extends Omit<RadioGroupProps<Value>, 'value' | 'error' | 'onChange'>, FormInputProps<Value | null> {}

/** A `RadioGroup` of the form around it. */
export function RadioFormField<Value extends string>({
  name,
  validate,
  ...rest
}: RadioFormFieldProps<Value>) {
  const { value, error, onChange } = useFormInput<Value | null>({ name, validate }, null);
  return <RadioGroup {...rest} value={value} error={error} onChange={onChange} />;
}
