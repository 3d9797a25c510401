import { type FocusEvent, useId, useRef, useState } from 'react';
import { Icon, space, styled } from '@poku/kit';
import { MONTHS } from '@poku/domain/dates';
import { fieldWording } from './wording';
import { FieldFrame, type FieldProps } from './field-frame';
import { BareInput, InputBox } from './input.styles';
import { Choice } from './select.styles';

const Places = styled.div`
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
  /** @deprecated Without effect: years are typed, and the check of the form says which can be. */
  readonly years?: readonly [first: number, last: number];
  /** Purpose of the parts for autofill: `bday` names a birth date. */
  readonly autoComplete?: 'bday';
}

const DAY_DIGITS = 2;
const YEAR_DIGITS = 4;
/** From it on one digit is a day. */
const LEAST_SINGLE_DAY = 4;

const months = MONTHS.map((name, index) => [String(index + 1).padStart(2, '0'), name] as const);

interface Parts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}
const NONE: Parts = { day: '', month: '', year: '' };

const digitsOf = (text: string, most: number): string => text.replaceAll(/\D/g, '').slice(0, most);
/** `YYYY-MM-DD`; empty while a part is missing. */
const dateOf = ({ day, month, year }: Parts): string =>
  day === '' || month === '' || year.length < YEAR_DIGITS
    ? ''
    : `${year}-${month}-${day.padStart(DAY_DIGITS, '0')}`;

function partsOf(date: string): Parts {
  const [year = '', month = '', day = ''] = date.split('-');
  return date === '' ? NONE : { day: day.replace(/^0/, ''), month, year };
}

/** Whether nothing can follow in the part of the day. */
const isWholeDay = (day: string): boolean => day.length === DAY_DIGITS || Number(day) >= LEAST_SINGLE_DAY;

/**
 * A date in three parts: the day and the year are typed, the month is chosen by its Indonesian name ([A] §2). No calendar to page through for
 * a date decades ago; a part that is whole leads on to the next one, if that is empty. A day that does not exist (31 Februari) is given as it
 * was written, for the check of the form to refuse.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, name, disabled, value, onChange, onBlur, onFocus, autoComplete } = props;
  const labelId = useId();
  const [written, setWritten] = useState(NONE);
  const parts = dateOf(written) === value ? written : partsOf(value);
  const month = useRef<HTMLSelectElement>(null);
  const year = useRef<HTMLInputElement>(null);
  /** Who goes through the months by keys chooses one after the other, and is not taken away from them. */
  const isPressed = useRef(false);

  function write(changed: Partial<Parts>) {
    const next = { ...parts, ...changed };
    setWritten(next);
    onChange(dateOf(next));
  }
  function handleDay(text: string) {
    const day = digitsOf(text, DAY_DIGITS);
    const isGrowing = day.length > parts.day.length;
    write({ day });
    if (isGrowing && isWholeDay(day) && parts.month === '') month.current?.focus();
  }
  function handleMonth(chosen: string) {
    write({ month: chosen });
    if (isPressed.current && chosen !== '' && parts.year === '') year.current?.focus();
  }
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Going from one part to the next is not leaving the field.
    const group = currentTarget.closest('[role="group"]');
    if (!(relatedTarget instanceof Node) || !group?.contains(relatedTarget)) onBlur?.();
  };
  const partProps = (part: keyof Parts) => ({
    name: name === undefined ? undefined : `${name}-${part}`,
    'aria-label': fieldWording.dateParts[part],
    autoComplete: autoComplete === undefined ? 'off' : `${autoComplete}-${part}`,
    disabled,
    value: parts[part],
    onBlur: handleBlur,
    onFocus,
  });

  return (
    <FieldFrame label={label} labelId={labelId} hint={hint} error={error}>
      {({ id, ...wiring }) => {
        const box = { $isInvalid: wiring['aria-invalid'] === true, $isDisabled: disabled };
        return (
          <Places role="group" aria-labelledby={labelId}>
            <InputBox {...box}>
              <BareInput
                {...wiring}
                {...partProps('day')}
                id={id}
                inputMode="numeric"
                placeholder={fieldWording.dateParts.day}
                onChange={(event) => handleDay(event.target.value)}
              />
            </InputBox>
            <InputBox {...box}>
              <Choice
                {...wiring}
                {...partProps('month')}
                ref={month}
                onPointerDown={() => {
                  isPressed.current = true;
                }}
                onKeyDown={() => {
                  isPressed.current = false;
                }}
                onChange={(event) => handleMonth(event.target.value)}
              >
                <option value="">{fieldWording.dateParts.month}</option>
                {months.map(([key, text]) => (
                  <option key={key} value={key}>
                    {text}
                  </option>
                ))}
              </Choice>
              <Icon name="chevron-down" size={16} />
            </InputBox>
            <InputBox {...box}>
              <BareInput
                {...wiring}
                {...partProps('year')}
                ref={year}
                inputMode="numeric"
                placeholder={fieldWording.dateParts.year}
                onChange={(event) => write({ year: digitsOf(event.target.value, YEAR_DIGITS) })}
              />
            </InputBox>
          </Places>
        );
      }}
    </FieldFrame>
  );
}
