import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { styled } from '@poku/kit';
import { FieldFrame, type FieldProps } from './field-frame';
import { Affix, BareInput, InputBox, inputStyles } from './input.styles';

const Area = styled.textarea`
  ${inputStyles}
  resize: vertical;
`;

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Default `text`. */
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'tel' | 'date' | 'url'>;
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'search' | 'decimal';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words' | 'sentences';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Earliest and latest day of a date, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** Text before or after the input, inside the box. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** More than one line of text: the number of lines at first. */
  readonly rows?: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text, or several with `rows`. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, value, onChange, prefix, suffix, rows, type = 'text', ref, ...rest } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <InputBox
          part={type === 'search' ? type : undefined}
          $isInvalid={wiring['aria-invalid'] === true}
          $isDisabled={rest.disabled}
        >
          {prefix !== undefined && <Affix>{prefix}</Affix>}
          {rows === undefined ? (
            <BareInput
              {...rest}
              {...wiring}
              ref={ref}
              type={type}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <Area
              {...wiring}
              name={rest.name}
              disabled={rest.disabled}
              placeholder={rest.placeholder}
              maxLength={rest.maxLength}
              rows={rows}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={rest.onBlur}
              onFocus={rest.onFocus}
            />
          )}
          {suffix}
        </InputBox>
      )}
    </FieldFrame>
  );
}
