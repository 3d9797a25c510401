import { memo } from 'react';
import type { BurnEntry } from '../../calls/history';
import { historyWording } from '../../wording/history';
import { historyTableWording } from '../../wording/history-table';
import { BurnRow, BurnTableRow } from './burn-row';
import type { RowChunk } from './group-rows';
import { HistoryPanel, type PanelProps } from './history-panel';
import { readBurns } from './read-list';
import { RowChunkView, TableChunkView } from './row-chunk';
import { ToCatalogue } from './to-catalogue';

const burnRow = (entry: BurnEntry) => <BurnRow key={entry.id} entry={entry} />;
/** Name, brand, time and the way to the payment. */
const ROW_REM = 9.4;
const BurnChunk = memo(function BurnChunk({ chunk }: { readonly chunk: RowChunk<BurnEntry> }) {
  return <RowChunkView chunk={chunk} row={burnRow} />;
});
const burnTableRow = (entry: BurnEntry, rowIndex: number) => (
  <BurnTableRow key={entry.id} entry={entry} rowIndex={rowIndex} />
);
const BurnTableChunk = memo(function BurnTableChunk({ chunk }: { readonly chunk: RowChunk<BurnEntry> }) {
  return <TableChunkView chunk={chunk} row={burnTableRow} />;
});
const TABLE = {
  label: historyTableWording.spent,
  what: historyTableWording.coupon,
  Chunk: BurnTableChunk,
  rowRem: 8,
};

/** What was spent. */
export function BurnPanel(props: PanelProps<BurnEntry>) {
  return (
    <HistoryPanel
      {...props}
      totalLabel={historyWording.burnTotal}
      empty={{ text: historyWording.burnEmpty, wayOn: <ToCatalogue /> }}
      read={readBurns}
      Chunk={BurnChunk}
      rowRem={ROW_REM}
      table={TABLE}
    />
  );
}
