import { type ReactNode, useState } from 'react';
import { IconButton } from '@poku/kit';
import { fieldWording } from './wording';
import { FieldFrame, type FieldProps } from './field-frame';
import { BareInput, InputBox } from './input.styles';
import { useTypingFilter } from './use-typing-filter';

export interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  /** Gets exactly what was entered; a pasted space is kept, and is the validator's to refuse (D13). */
  readonly onChange: (value: string) => void;
  /** `new-password` where one is chosen. Default `current-password`. */
  readonly autoComplete?: 'current-password' | 'new-password';
  /** What stands below, as a `PasswordChecklist`. Default nothing. */
  readonly extra?: ReactNode;
}

/** [A] §5: the keyboard blocks spaces in the password. */
function isPasswordTyping(typed: string): boolean {
  return !typed.includes(' ');
}

/** A password with a button that shows it. Paste is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, value, onChange, autoComplete = 'current-password', extra, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  const filter = useTypingFilter(isPasswordTyping);
  return (
    <FieldFrame label={label} hint={hint} error={error} extra={extra}>
      {(wiring) => (
        <InputBox $isInvalid={wiring['aria-invalid'] === true} $isDisabled={rest.disabled}>
          <BareInput
            {...rest}
            {...wiring}
            ref={filter}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? fieldWording.hidePassword : fieldWording.showPassword}
            onClick={() => setIsShown(!isShown)}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
