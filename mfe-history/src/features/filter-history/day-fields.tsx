import { jakartaDay } from '@poku/domain/dates';
import { Button, Caption, Grid, space, Stack, styled, VisuallyHidden } from '@poku/kit';
import { TextField } from '@poku/kit/fields';
import { useRef, useState } from 'react';
import type { HistoryFilter } from '../../calls/history';
import { historyFilterWording } from '../../wording/history-filter';
import { daysLabel } from './active-filters';
import { QUICK_DAYS, type QuickDays, quickDays } from './quick-days';

type Days = Pick<HistoryFilter, 'from' | 'to'>;
type Edge = keyof Days;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const EDGES: readonly Edge[] = ['from', 'to'];

/** Whether days can be asked for. */
export const isDayRange = ({ from, to }: Days): boolean =>
  from === undefined || to === undefined || from <= to;

interface DayFieldsProps {
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** First and last day, by the device's own picker or a quick choice; what cannot be is said at its field once it is left. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const today = jakartaDay(Date.now());
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  const [wasLeft, setLeft] = useState(false);
  /** Half a date, or one that does not exist: the browser gives no value for it. */
  const [unread, setUnread] = useState<readonly Edge[]>([]);
  const chosen = QUICK_DAYS.find((choice) => {
    const { from, to } = quickDays(choice, today);
    return from === days.from && to === days.to;
  });
  const isTurned = !isDayRange(days);
  const errorOf = (edge: Edge): string => {
    if (unread.includes(edge)) return historyFilterWording.noSuchDay;
    return edge === 'to' && isTurned && wasLeft ? historyFilterWording.daysTurned : '';
  };

  function note(edge: Edge, isUnread: boolean) {
    setUnread((before) => [...before.filter((other) => other !== edge), ...(isUnread ? [edge] : [])]);
  }
  function handleBlur(edge: Edge) {
    setLeft(true);
    note(edge, inputs[edge].current?.validity.badInput === true);
  }
  function handleChange(edge: Edge, day: string) {
    note(edge, false);
    onChange({ [edge]: day === '' ? undefined : day });
  }
  function handleQuick(choice: QuickDays) {
    setUnread([]);
    onChange(quickDays(choice, today));
  }
  return (
    <Group>
      <VisuallyHidden as="legend">{historyFilterWording.days}</VisuallyHidden>
      <Stack $gap={3}>
        <Quick role="group" aria-label={historyFilterWording.quickDays}>
          {QUICK_DAYS.map((choice) => (
            <Button
              key={choice}
              variant={choice === chosen ? 'primary' : 'secondary'}
              aria-pressed={choice === chosen}
              onClick={() => handleQuick(choice)}
            >
              {historyFilterWording.quick[choice]}
            </Button>
          ))}
        </Quick>
        <Grid $columns={2} $wideColumns={2}>
          {EDGES.map((edge) => (
            <TextField
              key={edge}
              ref={inputs[edge]}
              label={historyFilterWording[edge]}
              type="date"
              max={today}
              value={days[edge] ?? ''}
              error={errorOf(edge)}
              onChange={(day) => handleChange(edge, day)}
              onBlur={() => handleBlur(edge)}
            />
          ))}
        </Grid>
        <Caption role="status">{!isTurned && daysLabel(days)}</Caption>
      </Stack>
    </Group>
  );
}
