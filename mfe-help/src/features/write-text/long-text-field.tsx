import { formatNumber } from '@poku/domain/numbers';
import { countChars, normalizeText } from '@poku/domain/text';
import { TextField } from '@poku/kit/fields';

export interface LongTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows: number;
  /** Most characters, as a reader counts them. What is longer stays, and is told. */
  readonly most: number;
  /** Words of the counter. */
  readonly counter: (written: string, most: string) => string;
  readonly error?: string;
}

/** Several lines of text with their length. */
export function LongTextField({ most, counter, onChange, ...field }: LongTextFieldProps) {
  const written = countChars(normalizeText(field.value));
  return (
    <TextField
      {...field}
      hint={counter(formatNumber(written), formatNumber(most))}
      // A table that is pasted brings tabs, which nobody sees and the API refuses.
      onChange={(text) => onChange(text.replaceAll('\t', ' '))}
    />
  );
}
