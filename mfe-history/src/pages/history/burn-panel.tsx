import type { BurnEntry } from '@poku/shared/contract';
import { historyWording } from '@poku/shared/domain';
import { memo } from 'react';
import { BurnRow } from './burn-row';
import type { RowGroup } from './group-rows';
import { HistoryPanel, type PanelProps } from './history-panel';
import type { HistoryMore } from './loader';
import { RowGroupView } from './row-group';
import { ToCatalogue } from './to-catalogue';

const burnRow = (entry: BurnEntry) => <BurnRow key={entry.id} entry={entry} />;
const BurnGroup = memo(function BurnGroup({ group }: { readonly group: RowGroup<BurnEntry> }) {
  return <RowGroupView group={group} row={burnRow} />;
});
const pickBurns = (more: HistoryMore) => (more.tab === 'tukar' ? more : null);

/** What was spent. */
export function BurnPanel(props: PanelProps<BurnEntry>) {
  return (
    <HistoryPanel
      {...props}
      totalLabel={historyWording.burnTotal}
      empty={{ text: historyWording.burnEmpty, wayOn: <ToCatalogue /> }}
      pick={pickBurns}
      Group={BurnGroup}
    />
  );
}
