import { historyWording } from '@poku/shared/domain';
import { Caption, Card, Points, Stack } from '@poku/shared/ui';
import { LoadMore } from '../../features/grow-list/load-more';
import { BurnRow } from './burn-row';
import { EarnRow } from './earn-row';
import { HistoryList } from './history-list';
import type { HistoryView } from './loader';

export function HistoryPanel({ view }: { readonly view: HistoryView }) {
  const { tab, total, list } = view;
  const hasMore = list.status === 'ready' && list.hasMore;
  return (
    <Stack>
      <Card $padding={3}>
        <Caption>{tab === 'raih' ? historyWording.earnTotal : historyWording.burnTotal}</Caption>
        <Points value={total} size="heading" />
      </Card>
      {tab === 'raih' ? (
        <HistoryList
          list={view.list}
          emptyText={historyWording.earnEmpty}
          row={(entry) => <EarnRow key={entry.id} entry={entry} />}
        />
      ) : (
        <HistoryList
          list={view.list}
          emptyText={historyWording.burnEmpty}
          row={(entry) => <BurnRow key={entry.id} entry={entry} />}
        />
      )}
      {hasMore && total !== 0 && <LoadMore />}
    </Stack>
  );
}
