import { FilterBar as SharedFilterBar } from '@poku/flows/filter';
import { desk, space, Stack, styled } from '@poku/kit';
import type { ReactNode } from 'react';
import type { HistoryFilter } from '../../calls/history';
import { narrow } from '../../spare';
import { historyFilterWording } from '../../wording/history-filter';
import { activeFilters, type HistoryPartners } from './active-filters';
import { FilterDialog } from './filter-dialog';
import { type FilterChoices, NO_FILTER } from './history-filter';

/** All in one row of a phone in upright, with a filter on, too; in the column of a desk in whole rows. */
const Tools = styled(Stack)`
  ${narrow} {
    > button {
      padding-inline: ${space(2.5)};
    }
  }
  ${desk} {
    > button {
      flex: 1 0 auto;
    }
  }
`;

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
  return (
    <SharedFilterBar
      label={historyFilterWording.open}
      active={activeFilters(filter, partners)}
      none={NO_FILTER}
      onChange={onChange}
      tools={(button) => (
        <Tools $direction="row" $gap={2} $align="start">
          {button}
          {children}
        </Tools>
      )}
      dialog={(onApply, onClose) => <FilterDialog {...{ filter, choices, partners, onApply, onClose }} />}
    />
  );
}
