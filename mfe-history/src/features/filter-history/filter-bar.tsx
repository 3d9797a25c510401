import { Button, Stack } from '@poku/kit';
import { FilterButton, FilterChips } from '@poku/kit/fields';
import { type ReactNode, useRef, useState } from 'react';
import type { HistoryFilter } from '../../calls/history';
import { historyFilterWording } from '../../wording/history-filter';
import { activeFilters, type HistoryPartners } from './active-filters';
import { FilterDialog } from './filter-dialog';
import { type FilterChoices, NO_FILTER } from './history-filter';

interface FilterBarProps {
  readonly filter: HistoryFilter;
  readonly choices: FilterChoices;
  readonly partners: HistoryPartners;
  readonly onChange: (filter: HistoryFilter) => void;
  /** What else can be done with the list. */
  readonly children?: ReactNode;
}

/** The way to a history's filter, with how much is on, and each of it to take away. */
export function FilterBar({ filter, choices, partners, onChange, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const active = activeFilters(filter, partners);
  function handleRemove(without: HistoryFilter) {
    // The pressed button may go; the focus must not go with it.
    opener.current?.focus();
    onChange(without);
  }
  function handleApply(next: HistoryFilter) {
    setOpen(false);
    onChange(next);
  }
  const chips = active.map(({ label, without }) => ({
    label,
    removeLabel: historyFilterWording.remove(label),
    onRemove: () => handleRemove(without),
  }));
  return (
    <Stack $gap={3}>
      <Stack $direction="row" $gap={2} $align="start">
        <FilterButton
          ref={opener}
          label={historyFilterWording.open}
          count={active.length}
          countLabel={historyFilterWording.on(active.length)}
          onClick={() => setOpen(true)}
        />
        {children}
      </Stack>
      {chips.length > 0 && (
        <FilterChips label={historyFilterWording.onTitle} chips={chips}>
          {chips.length > 1 ? (
            <Button variant="text" onClick={() => handleRemove(NO_FILTER)}>
              {historyFilterWording.removeAll}
            </Button>
          ) : undefined}
        </FilterChips>
      )}
      {isOpen && (
        <FilterDialog
          filter={filter}
          choices={choices}
          partners={partners}
          onApply={handleApply}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
