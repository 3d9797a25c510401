import { Icon } from '@poku/kit';
import { FieldFrame, type FieldProps } from './field-frame';
import { InputBox } from './input.styles';
import { Choice } from './select.styles';

export interface SelectFieldProps<Value extends string> extends FieldProps {
  /** At least one. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of many, by the device's own list. For a few, `RadioGroup` shows them all. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, name, disabled, options, value, onChange, onBlur, onFocus } = props;
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <InputBox $isInvalid={wiring['aria-invalid'] === true} $isDisabled={disabled}>
          <Choice
            {...wiring}
            name={name}
            disabled={disabled}
            value={value}
            onChange={({ target }) => {
              const chosen = options[target.selectedIndex];
              if (chosen) onChange(chosen.value);
            }}
            onBlur={onBlur}
            onFocus={onFocus}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Choice>
          <Icon name="chevron-down" size={16} />
        </InputBox>
      )}
    </FieldFrame>
  );
}
