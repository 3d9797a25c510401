import {
  Checkbox,
  type CheckboxProps,
  DateField,
  type DateFieldProps,
  OtpField,
  type OtpFieldProps,
  PhoneField,
  type PhoneFieldProps,
  RadioGroup,
  type RadioGroupProps,
  TextField,
  type TextFieldProps,
} from '../fields';
import { type FormInputProps, useFormInput } from './use-form-input';

/** What the form gives to a part, so nobody else does. */
type Bound = 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onFocus';

export interface TextFormFieldProps extends Omit<TextFieldProps, Bound>, FormInputProps<string> {}

/** A `TextField` of the form around it. */
export function TextFormField({ validate, ...rest }: TextFormFieldProps) {
  return <TextField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}

export interface PhoneFormFieldProps extends Omit<PhoneFieldProps, Bound>, FormInputProps<string> {}

/** A `PhoneField` of the form around it; its value is the national part. */
export function PhoneFormField({ validate, ...rest }: PhoneFormFieldProps) {
  return <PhoneField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}

export interface OtpFormFieldProps extends Omit<OtpFieldProps, Bound>, FormInputProps<string> {}

/** An `OtpField` of the form around it. */
export function OtpFormField({ validate, ...rest }: OtpFormFieldProps) {
  return <OtpField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}

export interface CheckboxFormFieldProps
  extends Omit<CheckboxProps, Bound | 'checked'>, FormInputProps<boolean> {}

/** A `Checkbox` of the form around it. */
export function CheckboxFormField({ validate, ...rest }: CheckboxFormFieldProps) {
  const { value, ...input } = useFormInput<boolean>({ name: rest.name, validate }, false);
  return <Checkbox {...rest} {...input} checked={value} />;
}

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

export interface DateFormFieldProps extends Omit<DateFieldProps, Bound>, FormInputProps<string> {}

/** A `DateField` of the form around it. */
export function DateFormField({ validate, ...rest }: DateFormFieldProps) {
  return <DateField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}
