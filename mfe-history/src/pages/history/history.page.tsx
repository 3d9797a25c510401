import type { PageModule } from '@poku/shared/contract';
import { historyWording, LIST_PAGE_SIZE } from '@poku/shared/domain';
import { useLoaderData, useLocation, useNavigation, useSearchParams } from '@poku/shared/router';
import { Skeleton, Tabs } from '@poku/shared/ui';
import { HistoryPanel } from './history-panel';
import { loader } from './loader';
import { type HistoryTab, tabOf, TABS } from './tab';

function HistoryPage() {
  const view = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const next = useNavigation().location;
  const [, setQuery] = useSearchParams();
  // A press shows at once, while the other tab's rows are on their way.
  const selected = next?.pathname === pathname ? tabOf(new URLSearchParams(next.search)) : view.tab;
  const select = (tab: HistoryTab) =>
    setQuery(tab === 'tukar' ? { tab } : {}, { replace: true, preventScrollReset: true });
  return (
    <Tabs label={historyWording.tabs} items={TABS} selectedId={selected} onSelect={select}>
      {selected === view.tab ? (
        <HistoryPanel view={view} />
      ) : (
        <Skeleton shape="list" count={LIST_PAGE_SIZE} />
      )}
    </Tabs>
  );
}

export const page: PageModule = {
  loader,
  Component: HistoryPage,
  title: historyWording.title,
};
