import type { PageModule } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { usePlatform } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { Stack } from '@poku/kit';
import { useRef, useState } from 'react';
import { shouldReload } from '../../features/filter-coupons/should-reload';
import { ToolsStart, type WantedTool } from '../../features/filter-coupons/tools-start';
import { catalogueWording } from '../../wording/catalogue';
import { CatalogueStart } from './catalogue-start';
import { type CatalogueData, loader, loadSearch, type Search } from './loader';

function Catalogue({ data }: { readonly data: CatalogueData }) {
  const { events } = usePlatform();
  const [search, setSearch] = useState<Search | null>(null);
  const [wanted, setWanted] = useState<WantedTool | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const list = data.kind === 'found' ? data : null;
  // Once there, the tools stay: who types in them goes on.
  if (list !== null && search === null) setSearch(list.parts);

  function want(tool: WantedTool) {
    setWanted(tool);
    loadSearch().then(setSearch, () => {
      setWanted(null);
      events.publish('alert.raised', { kind: 'error', message: commonWording.offline });
    });
  }
  return (
    <Stack $gap={6}>
      <div ref={tools}>
        {search === null ? (
          <ToolsStart wanted={wanted} onWant={want} />
        ) : (
          <search.SearchTools list={list} wanted={wanted} />
        )}
      </div>
      {data.kind === 'start' ? (
        <CatalogueStart {...data} />
      ) : (
        <data.parts.Searched list={data} onClear={() => tools.current?.querySelector('h2')?.focus()} />
      )}
    </Stack>
  );
}

function CataloguePage() {
  // React Router's type of a loader's data leaves functions out.
  return <Catalogue data={useLoaderData<unknown>() as CatalogueData} />;
}

export const page: PageModule = {
  loader,
  shouldReload,
  Component: CataloguePage,
  get title() {
    return catalogueWording.title;
  },
};
