import { useFormState } from 'react-final-form';
import { Button, type ButtonProps } from '@poku/shared/ui';

/** Props of `SubmitButton`. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Cannot be pressed while a field is wrong; otherwise a press shows what is wrong. Default false. */
  readonly needsValid?: boolean;
}

/** Sends the form around it; busy while the submit runs. Full width unless told otherwise. */
export function SubmitButton({
  needsValid = false,
  busy,
  disabled,
  fullWidth = true,
  ...rest
}: SubmitButtonProps) {
  const { submitting, hasValidationErrors } = useFormState({
    subscription: { submitting: true, hasValidationErrors: true },
  });
  return (
    <Button
      {...rest}
      type="submit"
      fullWidth={fullWidth}
      busy={busy === true || submitting === true}
      disabled={disabled === true || (needsValid && hasValidationErrors === true)}
    />
  );
}
