import { historyWording } from '@poku/shared/domain';
import { Card, color, font, Points, Stack, styled } from '@poku/shared/ui';
import { LoadMore } from '../../features/grow-list/load-more';
import { BurnRow } from './burn-row';
import { EarnRow } from './earn-row';
import { HistoryList } from './history-list';
import type { HistoryView } from './loader';

const Label = styled.p`
  ${font('caption')}
  color: ${color('inkMuted')};
`;

export function HistoryPanel({ view }: { readonly view: HistoryView }) {
  const { tab, total, list } = view;
  const hasMore = list.status === 'ready' && list.hasMore;
  return (
    <Stack>
      <Card $padding={3}>
        <Label>{tab === 'raih' ? historyWording.earnTotal : historyWording.burnTotal}</Label>
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
