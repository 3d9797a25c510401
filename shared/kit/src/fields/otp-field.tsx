import { OTP_DIGITS } from '@poku/domain/limits/codes';
import { cleanOtpInput } from '@poku/domain/otp';
import { color, font, space, styled, tabularNumbers } from '@poku/kit';
import { FieldFrame, type FieldProps } from './field-frame';
import { BareInput, InputBox } from './input.styles';

/** One digit and the gap after it, in units of a digit. */
const pitch = 1.9;

/** A dash in the middle of the field for each digit that is missing. */
const Code = styled(BareInput)<{ $length: number; $typed: number }>`
  ${font('title', 'bold')}
  ${tabularNumbers}
  flex: none;
  font-size: min(1.625rem, 9vw);
  width: calc(${({ $length }) => $length * pitch} * 1ch + ${space(4)});
  max-width: 100%;
  margin-inline: auto;
  padding-inline: ${space(4)} 0;
  letter-spacing: ${pitch - 1}ch;
  background: repeating-linear-gradient(90deg, ${color('lineStrong')} 0 1ch, transparent 1ch ${pitch}ch)
    calc(${space(4)} + ${({ $typed }) => $typed * pitch} * 1ch) 50% /
    calc(${({ $length, $typed }) => ($length - $typed) * pitch} * 1ch) 2px no-repeat;
`;

export interface OtpFieldProps extends FieldProps {
  /** Digits so far, at most `length` of them. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** Number of digits: 6, or 4 for the second payment method ([A] §9). Default 6. */
  readonly length?: 4 | 6;
  /** Called once the last digit is there. */
  readonly onComplete?: (digits: string) => void;
}

/** A one-time code in one input, so that paste, autofill from SMS and screen readers work. */
export function OtpField(props: OtpFieldProps) {
  const { label, hint, error, value, onChange, length = OTP_DIGITS, onComplete, ...rest } = props;
  function handleChange(entered: string) {
    const digits = cleanOtpInput(entered, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  }
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <InputBox $isInvalid={wiring['aria-invalid'] === true} $isDisabled={rest.disabled}>
          <Code
            {...rest}
            {...wiring}
            $length={length}
            $typed={value.length}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            // A dialog with a code is opened to type it.
            data-autofocus=""
            spellCheck={false}
            value={value}
            onChange={(event) => handleChange(event.target.value)}
          />
        </InputBox>
      )}
    </FieldFrame>
  );
}
