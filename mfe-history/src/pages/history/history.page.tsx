import type { PageModule } from '@poku/contract';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { useLoaderData, useNavigate } from '@poku/kit/router';
import { Skeleton, Tabs } from '@poku/kit';
import { useAskedQuery } from '../../use-asked-query';
import { historyWording } from '../../wording/history';
import { BurnPanel } from './burn-panel';
import { EarnPanel } from './earn-panel';
import { type HistoryView, loader } from './loader';
import { type HistorySearch, inTab, readSearch, shouldReload, toAddress } from './search';
import { TABS } from './tab';
import { useReadAgain } from './use-read-again';

function History({ view }: { readonly view: HistoryView }) {
  const navigate = useNavigate();
  const search = readSearch(useAskedQuery());
  const change = (to: HistorySearch): void =>
    void navigate({ search: toAddress(to) }, { replace: true, preventScrollReset: true });
  const props = {
    search,
    isSearching: toAddress(search) !== toAddress(view),
    onFilter: (filter: HistorySearch['filter']) => change({ tab: view.tab, filter }),
  };
  const panel =
    view.tab === 'raih' ? <EarnPanel {...props} view={view} /> : <BurnPanel {...props} view={view} />;
  return (
    <Tabs
      label={historyWording.tabs}
      items={TABS}
      selectedId={search.tab}
      onSelect={(tab) => change(inTab(tab, search.filter))}
    >
      {search.tab === view.tab ? panel : <Skeleton shape="list" count={LIST_PAGE_SIZE} />}
    </Tabs>
  );
}

function HistoryPage() {
  const view = useLoaderData<typeof loader>();
  useReadAgain(view);
  return <History view={view} />;
}

export const page: PageModule = {
  loader,
  shouldReload,
  Component: HistoryPage,
  title: historyWording.title,
};
