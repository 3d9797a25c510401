import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, EmptyState } from '@poku/kit';
import { EwalletUnknown } from '../../features/list-partners/ewallet-unknown';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';
import { linkageWording } from '../../wording/linkage';
import { AlreadyLinked } from './already-linked';
import { Binding } from './binding';
import { loader } from './loader';

function EwalletBindPage() {
  const { slug, item } = useLoaderData<typeof loader>();
  const toList = <ButtonLink to={paths.ewallets()}>{linkingWording.toEwallets}</ButtonLink>;
  if (item === undefined) return <EwalletUnknown />;
  if (item.isLinked) {
    return <AlreadyLinked item={item}>{toList}</AlreadyLinked>;
  }
  if (!item.canLink) return <EmptyState drawing="search" text={linkageWording.comingSoon} action={toList} />;
  return <Binding key={slug} slug={slug} item={item} />;
}

export const page: PageModule = { loader, Component: EwalletBindPage, title: linkingWording.bindTitle };
