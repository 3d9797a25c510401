import { useState } from 'react';
import { formatNumber } from '@poku/domain/numbers';
import { space, styled } from '@poku/kit';
import { FieldGroup, FieldLegend } from './field-group';
import { RangeSlider, type RangeSliderProps } from './range-slider';
import { TextField } from './text-field';
import { useTypingFilter } from './use-typing-filter';

const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

const isDigit = (typed: string): boolean => /^\d$/.test(typed);
/** Longer numbers are not safe whole ones. */
const MAX_DIGITS = 15;

export interface RangeFieldProps extends RangeSliderProps {
  readonly label: string;
  /** What is wrong with an end, said at its number once it has been left. */
  readonly errors?: { readonly min?: string; readonly max?: string };
  /** A value in a number field, without unit. Default with dots between thousands. */
  readonly formatShort?: (value: number) => string;
}

interface NumberEndProps {
  readonly label: string;
  readonly value: number;
  /** What an empty field means. */
  readonly whenEmpty: number;
  /** A greater number means this one. */
  readonly most?: number;
  readonly format: (value: number) => string;
  readonly error?: string;
  readonly onChange: (value: number) => void;
}

/** One end as digits; while it is typed, it stays as typed. */
function NumberEnd(props: NumberEndProps) {
  const { label, value, whenEmpty, most = Number.MAX_SAFE_INTEGER, format, error, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const digitsOnly = useTypingFilter(isDigit);
  const shown = value === whenEmpty ? '' : format(value);
  function handleChange(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS);
    setTyped(digits);
    onChange(digits === '' ? whenEmpty : Math.min(Number(digits), most));
  }
  return (
    <TextField
      ref={digitsOnly}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={format(whenEmpty)}
      value={typed ?? shown}
      error={typed === null ? error : undefined}
      onBlur={() => setTyped(null)}
      onChange={handleChange}
    />
  );
}

/**
 * A range of whole numbers by two thumbs or two numbers, whichever is at hand. Typed numbers may pass each other, and the
 * minimum the limit; the owner says what is wrong in `errors`.
 */
export function RangeField({ label, errors = {}, formatShort = formatNumber, ...slider }: RangeFieldProps) {
  const { names, value, limit, onChange } = slider;
  return (
    <FieldGroup>
      <FieldLegend>{label}</FieldLegend>
      <RangeSlider {...slider} />
      <Numbers>
        <NumberEnd
          label={names.min}
          value={value.min}
          whenEmpty={0}
          format={formatShort}
          error={errors.min}
          onChange={(min) => onChange({ ...value, min })}
        />
        <NumberEnd
          label={names.max}
          value={value.max}
          whenEmpty={limit}
          most={limit}
          format={formatShort}
          error={errors.max}
          onChange={(max) => onChange({ ...value, max })}
        />
      </Numbers>
    </FieldGroup>
  );
}
