/** Form fields over react-final-form; the only place that knows it. */
export { Form, type FormProps } from './form';
export { type FormErrors } from './form-errors';
export {
  CheckboxFormField,
  type CheckboxFormFieldProps,
  DateFormField,
  type DateFormFieldProps,
  OtpFormField,
  type OtpFormFieldProps,
  PhoneFormField,
  type PhoneFormFieldProps,
  RadioFormField,
  type RadioFormFieldProps,
  TextFormField,
  type TextFormFieldProps,
} from './form-fields';
export { PasswordFormField, type PasswordFormFieldProps } from './password-form-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { type FormInput, type FormInputProps, useFormInput } from './use-form-input';
export { type FormControl, useFormControl, useFormValues } from './use-form-values';
