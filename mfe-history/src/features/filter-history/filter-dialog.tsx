import { Button, FullScreenDialog, space, Stack, styled } from '@poku/kit';
import { RadioGroup } from '@poku/kit/fields';
import { useRef, useState } from 'react';
import { historyFilterWording } from '../../wording/history-filter';
import { historyWording } from '../../wording/history';
import { type HistoryFilter, historyTermWording } from '../../calls/history';
import type { HistoryPartners } from './active-filters';
import { DayFields, isDayRange } from './day-fields';
import { type FilterChoices, NO_FILTER } from './history-filter';

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
`;

const ALL = { value: 'all', label: historyFilterWording.all } as const;
/** What a choice means in the filter. */
const chosen = <Value extends string>(value: Value | 'all'): Value | undefined =>
  value === 'all' ? undefined : value;

interface FilterDialogProps {
  readonly filter: HistoryFilter;
  readonly choices: FilterChoices;
  readonly partners: HistoryPartners;
  readonly onApply: (filter: HistoryFilter) => void;
  readonly onClose: () => void;
}

/** What narrows the history: nothing happens before 'Terapkan'. */
export function FilterDialog({ filter, choices, partners, onApply, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(filter);
  const [resets, setResets] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const change = (changes: Partial<HistoryFilter>): void => setDraft((before) => ({ ...before, ...changes }));
  const { kinds, statuses } = choices;
  // One of the address that this history does not name can still be taken away.
  const isForeign = filter.partnerId !== undefined && partners.every(({ id }) => id !== filter.partnerId);
  const foreign = isForeign ? [{ id: filter.partnerId, name: historyFilterWording.unknownPartner }] : [];

  function handleApply() {
    const wrong = [...(form.current?.querySelectorAll('input') ?? [])].find(
      (input) => input.validity.badInput || input.getAttribute('aria-invalid') === 'true',
    );
    if (wrong) wrong.focus();
    else if (isDayRange(draft)) onApply(draft);
  }
  function handleReset() {
    setDraft(NO_FILTER);
    setResets((count) => count + 1);
  }
  return (
    <FullScreenDialog
      open
      title={historyFilterWording.title}
      onClose={onClose}
      footer={
        <Actions>
          <Button variant="secondary" onClick={handleReset}>
            {historyFilterWording.reset}
          </Button>
          <Button fullWidth onClick={handleApply}>
            {historyFilterWording.apply}
          </Button>
        </Actions>
      }
    >
      <Stack $gap={5} ref={form}>
        <DayFields key={resets} days={draft} onChange={change} />
        {kinds.length > 0 && (
          <RadioGroup
            label={historyFilterWording.kind}
            options={[ALL, ...kinds.map((value) => ({ value, label: historyWording.kinds[value] }))]}
            value={draft.kind ?? 'all'}
            onChange={(kind) => change({ kind: chosen(kind) })}
          />
        )}
        <RadioGroup
          label={historyFilterWording.status}
          options={[ALL, ...statuses.map((value) => ({ value, label: historyTermWording.status[value] }))]}
          value={draft.status ?? 'all'}
          onChange={(status) => change({ status: chosen(status) })}
        />
        {partners.length + foreign.length > 0 && (
          <RadioGroup
            label={historyFilterWording.partner}
            options={[ALL, ...[...foreign, ...partners].map(({ id, name }) => ({ value: id, label: name }))]}
            value={draft.partnerId ?? 'all'}
            onChange={(partnerId) => change({ partnerId: chosen(partnerId) })}
          />
        )}
      </Stack>
    </FullScreenDialog>
  );
}
