import { useId } from 'react';
import { color, font, space, styled, touchTarget } from '@poku/kit';
import { FieldGroup, FieldLegend } from './field-group';

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(6)};
`;
const Option = styled.label`
  ${font('body')}
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: ${touchTarget};
  cursor: pointer;
`;
const Problem = styled.p`
  ${font('caption')}
  color: ${color('error')};
`;
const Dot = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid ${color('lineStrong')};
  border-radius: 50%;
  background: ${color('card')};
  appearance: none;
  cursor: pointer;
  &:checked {
    border: 7px solid ${color('primary')};
  }
`;

/** One answer of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface RadioGroupProps<Value extends string> {
  /** The question. */
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  /** `null`: nothing chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** What is wrong, for example that nothing is chosen; marks the choices as invalid. */
  readonly error?: string;
  readonly disabled?: boolean;
}

/** One answer of a few, beside each other while they fit. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const name = useId();
  const hasError = props.error !== undefined && props.error !== '';
  return (
    <FieldGroup disabled={props.disabled}>
      <FieldLegend>{props.label}</FieldLegend>
      <Options>
        {props.options.map(({ value, label }) => (
          <Option key={value}>
            <Dot
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              aria-invalid={hasError || undefined}
              aria-describedby={hasError ? `${name}-error` : undefined}
              onChange={() => props.onChange(value)}
            />
            {label}
          </Option>
        ))}
      </Options>
      <div aria-live="polite">{hasError && <Problem id={`${name}-error`}>{props.error}</Problem>}</div>
    </FieldGroup>
  );
}
