import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState, Notice, Stack } from '@poku/kit';
import { EwalletUnknown } from '../../features/list-partners/ewallet-unknown';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';
import { linkageWording } from '../../wording/linkage';
import { Binding } from './binding';
import { loader } from './loader';

function EwalletBindPage() {
  const { slug, item } = useLoaderData<typeof loader>();
  const toList = <ButtonLink to={paths.ewallets()}>{linkingWording.toEwallets}</ButtonLink>;
  if (item === undefined) return <EwalletUnknown />;
  if (item.isLinked) {
    return (
      <Stack>
        <Notice tone="success">{linkingWording.alreadyLinked(item.name)}</Notice>
        {toList}
      </Stack>
    );
  }
  if (!item.canLink) return <EmptyState drawing="search" text={linkageWording.comingSoon} action={toList} />;
  return <Binding key={slug} slug={slug} item={item} />;
}

export const page: PageModule = { loader, Component: EwalletBindPage, title: linkingWording.bindTitle };
