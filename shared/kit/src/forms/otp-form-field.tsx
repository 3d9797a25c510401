import { OtpField, type OtpFieldProps } from '../fields';
import type { Bound } from './bound';
import { type FormInputProps, useFormInput } from './use-form-input';

export interface OtpFormFieldProps extends Omit<OtpFieldProps, Bound>, FormInputProps<string> {}

/** An `OtpField` of the form around it. */
export function OtpFormField({ validate, ...rest }: OtpFormFieldProps) {
  return <OtpField {...rest} {...useFormInput<string>({ name: rest.name, validate }, '')} />;
}
