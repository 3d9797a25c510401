import { usePlatform } from '@poku/platform';
import { ButtonLink } from '@poku/kit';
import { memo } from 'react';
import type { EarnEntry } from '../../calls/history';
import { paths } from '../../paths';
import { historyWording } from '../../wording/history';
import { historyTableWording } from '../../wording/history-table';
import { earnWording } from '../../wording/earn';
import { EarnRow, EarnTableRow } from './earn-row';
import type { RowChunk } from './group-rows';
import { HistoryPanel, type PanelProps } from './history-panel';
import { readEarns } from './read-list';
import { RowChunkView, TableChunkView } from './row-chunk';
import { ToCatalogue } from './to-catalogue';

const earnRow = (entry: EarnEntry) => <EarnRow key={entry.id} entry={entry} />;
/** Name, description and time. */
const ROW_REM = 5.3;
const EarnChunk = memo(function EarnChunk({ chunk }: { readonly chunk: RowChunk<EarnEntry> }) {
  return <RowChunkView chunk={chunk} row={earnRow} />;
});
const earnTableRow = (entry: EarnEntry, rowIndex: number) => (
  <EarnTableRow key={entry.id} entry={entry} rowIndex={rowIndex} />
);
const EarnTableChunk = memo(function EarnTableChunk({ chunk }: { readonly chunk: RowChunk<EarnEntry> }) {
  return <TableChunkView chunk={chunk} row={earnTableRow} />;
});
const TABLE = {
  label: historyTableWording.earned,
  what: historyTableWording.partner,
  Chunk: EarnTableChunk,
  rowRem: 4.2,
};

/** What was earned. */
export function EarnPanel(props: PanelProps<EarnEntry>) {
  const { isKnownPath } = usePlatform();
  const wayOn = isKnownPath(paths.earnPoint()) ? (
    <ButtonLink to={paths.earnPoint()}>{earnWording.title}</ButtonLink>
  ) : (
    <ToCatalogue />
  );
  return (
    <HistoryPanel
      {...props}
      totalLabel={historyWording.earnTotal}
      empty={{ text: historyWording.earnEmpty, wayOn }}
      read={readEarns}
      Chunk={EarnChunk}
      rowRem={ROW_REM}
      table={TABLE}
    />
  );
}
