import { useFormState } from 'react-final-form';
import { Button, type ButtonProps, Notice } from '@poku/kit';
import { toMessage } from './form-errors';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'onClick'> {
  /** Cannot be pressed while a field is wrong; otherwise a press shows what is wrong. Default false. */
  readonly needsValid?: boolean;
}

/**
 * Sends the form around it; busy while the submit runs. Full width unless told otherwise. What is wrong with the whole
 * form stands above it.
 */
export function SubmitButton({
  needsValid = false,
  busy,
  disabled,
  fullWidth = true,
  ...rest
}: SubmitButtonProps) {
  const form = useFormState({
    subscription: { submitting: true, hasValidationErrors: true, submitError: true },
  });
  const problem = toMessage(form.submitError);
  return (
    <>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <Button
        {...rest}
        type="submit"
        fullWidth={fullWidth}
        busy={busy === true || form.submitting === true}
        disabled={disabled === true || (needsValid && form.hasValidationErrors === true)}
      />
    </>
  );
}
