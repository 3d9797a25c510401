import { type ClipboardEvent } from 'react';
import { cleanPhoneInput } from '@poku/domain/phone';
import { color, styled, tabularNumbers } from '@poku/kit';
import { fieldWording } from './wording';
import { FieldFrame, type FieldProps } from './field-frame';
import { Affix, BareInput, InputBox } from './input.styles';
import { useTypingFilter } from './use-typing-filter';

const Prefix = styled(Affix)`
  padding-inline-end: 10px;
  margin-block: 8px;
  border-inline-end: 1px solid ${color('line')};
  color: ${color('ink')};
`;
const Digits = styled(BareInput)`
  ${tabularNumbers}
`;

export interface PhoneFieldProps extends FieldProps {
  /** The national part without the leading 0, for example `81200000002`. */
  readonly value: string;
  /** Gets the national part; pasted and filled-in forms (+62…, 62…, 0…) arrive in the same form. */
  readonly onChange: (nationalPart: string) => void;
  /** Default `tel-national`. */
  readonly autoComplete?: 'tel-national' | 'tel' | 'username' | 'off';
  readonly placeholder?: string;
}

/** [A] §5: no letter, no * or #, and no 0 at the start. */
function isPhoneTyping(typed: string, input: HTMLInputElement): boolean {
  return /^\d+$/.test(typed) && !(input.selectionStart === 0 && typed.startsWith('0'));
}

/** A mobile number behind a fixed '+62'. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, value, onChange, autoComplete = 'tel-national', ...rest } = props;
  const filter = useTypingFilter(isPhoneTyping);
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onChange(cleanPhoneInput(before + event.clipboardData.getData('text') + after));
  }
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <InputBox $isInvalid={wiring['aria-invalid'] === true} $isDisabled={rest.disabled}>
          <Prefix id={`${wiring.id}-code`}>{fieldWording.countryCode}</Prefix>
          <Digits
            {...rest}
            {...wiring}
            aria-describedby={[`${wiring.id}-code`, wiring['aria-describedby']].filter(Boolean).join(' ')}
            ref={filter}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            value={value}
            onPaste={handlePaste}
            onChange={(event) => onChange(cleanPhoneInput(event.target.value))}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
