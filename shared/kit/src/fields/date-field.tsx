import { useId, useState } from 'react';
import { Icon, space, styled } from '@poku/kit';
import { MONTHS } from '@poku/domain/dates';
import { fieldWording } from './wording';
import { FieldFrame, type FieldProps } from './field-frame';
import { InputBox } from './input.styles';
import { Choice } from './select.styles';

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > * {
    flex: 5 1 4.9rem;
  }
  > :nth-child(2) {
    flex: 7 1 6.9rem;
  }
`;

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty while a part is missing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** First and last year to choose from; the last stands first. */
  readonly years: readonly [first: number, last: number];
  /** Purpose of the parts for autofill: `bday` names a birth date. */
  readonly autoComplete?: 'bday';
}

const days = Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'));
const months = MONTHS.map((name, index) => [String(index + 1).padStart(2, '0'), name] as const);

/**
 * A date as three choices, day, month by its Indonesian name ([A] §2) and year: no calendar to page through for a date
 * decades ago, and the phone's own picker for each part. A day that does not exist (31 Februari) is given as it was
 * chosen, for the check of the form to refuse.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, name, disabled, value, onChange, onBlur, onFocus, years, autoComplete } = props;
  const labelId = useId();
  const [chosen, setChosen] = useState({ year: '', month: '', day: '' });
  const [year = '', month = '', day = ''] = value === '' ? [] : value.split('-');
  const parts = value === '' ? chosen : { year, month, day };
  const list = Array.from({ length: years[1] - years[0] + 1 }, (_, index) => String(years[1] - index));

  function choose(part: keyof typeof parts, text: string) {
    const next = { ...parts, [part]: text };
    setChosen(next);
    onChange(Object.values(next).includes('') ? '' : `${next.year}-${next.month}-${next.day}`);
  }
  const options = {
    day: days.map((text) => [text, String(Number(text))] as const),
    month: months,
    year: list.map((text) => [text, text] as const),
  };

  return (
    <FieldFrame label={label} labelId={labelId} hint={hint} error={error}>
      {({ id, ...wiring }) => (
        <Parts role="group" aria-labelledby={labelId}>
          {(['day', 'month', 'year'] as const).map((part) => (
            <InputBox key={part} $isInvalid={wiring['aria-invalid'] === true} $isDisabled={disabled}>
              <Choice
                {...wiring}
                id={part === 'day' ? id : undefined}
                name={name === undefined ? undefined : `${name}-${part}`}
                aria-label={fieldWording.dateParts[part]}
                autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
                disabled={disabled}
                value={parts[part]}
                onChange={(event) => choose(part, event.target.value)}
                onBlur={(event) => {
                  // Going from one part to the next is not leaving the field.
                  const { relatedTarget, currentTarget } = event;
                  const group = currentTarget.closest('[role="group"]');
                  if (!(relatedTarget instanceof Node) || !group?.contains(relatedTarget)) onBlur?.();
                }}
                onFocus={onFocus}
              >
                <option value="">{fieldWording.dateParts[part]}</option>
                {options[part].map(([key, text]) => (
                  <option key={key} value={key}>
                    {text}
                  </option>
                ))}
              </Choice>
              <Icon name="chevron-down" size={16} />
            </InputBox>
          ))}
        </Parts>
      )}
    </FieldFrame>
  );
}
