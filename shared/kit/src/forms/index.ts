/** Form fields over react-final-form; the only place that knows it. */
export { Form, type FormProps } from './form';
export { type FormErrors } from './form-errors';
export { CheckboxFormField, type CheckboxFormFieldProps } from './checkbox-form-field';
export { DateFormField, type DateFormFieldProps } from './date-form-field';
export { NewPasswordFormField, type NewPasswordFormFieldProps } from './new-password-form-field';
export { OtpFormField, type OtpFormFieldProps } from './otp-form-field';
export { PhoneFormField, type PhoneFormFieldProps } from './phone-form-field';
export { RadioFormField, type RadioFormFieldProps } from './radio-form-field';
export { TextFormField, type TextFormFieldProps } from './text-form-field';
export { PasswordFormField, type PasswordFormFieldProps } from './password-form-field';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { type FormInput, type FormInputProps, useFormInput } from './use-form-input';
export { type FormControl, useFormControl, useFormValues } from './use-form-values';
