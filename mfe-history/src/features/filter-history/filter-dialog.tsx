import { FilterDialog as SharedFilterDialog } from '@poku/flows/filter';
import { RadioGroup } from '@poku/kit/fields';
import { historyFilterWording } from '../../wording/history-filter';
import { historyWording } from '../../wording/history';
import { type HistoryFilter, historyTermWording } from '../../calls/history';
import type { HistoryPartners } from './active-filters';
import { DayFields, isDayRange } from './day-fields';
import { type FilterChoices, NO_FILTER } from './history-filter';

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

/** What narrows the history. */
export function FilterDialog({ filter, choices, partners, onApply, onClose }: FilterDialogProps) {
  const { kinds, statuses } = choices;
  // One of the address that this history does not name can still be taken away.
  const isForeign = filter.partnerId !== undefined && partners.every(({ id }) => id !== filter.partnerId);
  const foreign = isForeign ? [{ id: filter.partnerId, name: historyFilterWording.unknownPartner }] : [];
  return (
    <SharedFilterDialog
      title={historyFilterWording.title}
      filter={filter}
      none={NO_FILTER}
      isPossible={isDayRange}
      onApply={onApply}
      onClose={onClose}
    >
      {({ draft, change, resets }) => (
        <>
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
              options={[
                ALL,
                ...[...foreign, ...partners].map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={draft.partnerId ?? 'all'}
              onChange={(partnerId) => change({ partnerId: chosen(partnerId) })}
            />
          )}
        </>
      )}
    </SharedFilterDialog>
  );
}
