import { useId } from 'react';
import { QUANTITY_MIN } from '@poku/domain/limits/payment';
import { formatNumber } from '@poku/domain/numbers';
import { Caption, color, font, IconButton, radius, Stack, styled, tabularNumbers } from '@poku/kit';
import { fieldWording } from './wording';

const Label = styled.span`
  ${font('body', 'bold')}
`;
const Buttons = styled.div`
  display: inline-flex;
  align-items: center;
  border: 1.5px solid ${color('lineStrong')};
  border-radius: ${radius.pill};
  color: ${color('primary')};
`;
const Value = styled.output`
  ${font('heading', 'bold')}
  ${tabularNumbers}
  min-width: 2.5ch;
  color: ${color('ink')};
  text-align: center;
`;

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  /** Default 1 (D50). */
  readonly min?: number;
  readonly max: number;
  /** Why it goes no higher; said below the buttons while the value is `max`. */
  readonly maxNote?: string;
  readonly onChange: (value: number) => void;
}

/** A small whole number, stepped by one; the new value is announced. */
export function Stepper({ label, value, min = QUANTITY_MIN, max, maxNote, onChange }: StepperProps) {
  const id = useId();
  const isLowest = value <= min;
  const isHighest = value >= max;
  return (
    <Stack $gap={1} role="group" aria-labelledby={id}>
      <Stack $direction="row" $align="center" $justify="space-between" $gap={2}>
        <Label id={id}>{label}</Label>
        <Buttons>
          <IconButton
            icon="minus"
            label={`${fieldWording.decrease} ${label}`}
            aria-disabled={isLowest}
            onClick={() => !isLowest && onChange(value - 1)}
          />
          <Value aria-live="polite">{formatNumber(value)}</Value>
          <IconButton
            icon="plus"
            label={`${fieldWording.increase} ${label}`}
            aria-disabled={isHighest}
            aria-describedby={`${id}-max`}
            onClick={() => !isHighest && onChange(value + 1)}
          />
        </Buttons>
      </Stack>
      <div id={`${id}-max`} aria-live="polite">
        {isHighest && maxNote !== undefined && <Caption>{maxNote}</Caption>}
      </div>
    </Stack>
  );
}
