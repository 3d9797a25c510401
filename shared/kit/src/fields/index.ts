/** Fields, apart from the kit: pages with a form carry them, and the shell does not. */
export { Checkbox, type CheckboxProps } from './checkbox';
export { DateField, type DateFieldProps } from './date-field';
export { type FieldProps } from './field-frame';
export { FieldGroup, FieldLegend } from './field-group';
export { FilterButton, type FilterButtonProps } from './filter-button';
export { type FilterChip, FilterChips, type FilterChipsProps } from './filter-chips';
export { OtpField, type OtpFieldProps } from './otp-field';
export { PasswordChecklist, type PasswordRule } from './password-checklist';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { PhoneField, type PhoneFieldProps } from './phone-field';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { RangeField, type RangeFieldProps } from './range-field';
export { type NumberRange } from './range-slider';
export { SelectField, type SelectFieldProps } from './select-field';
export { StarRating, type StarRatingProps } from './star-rating';
export { Switch, type SwitchProps } from './switch';
export { TextField, type TextFieldProps } from './text-field';
export { Stepper, type StepperProps } from './stepper';
