import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { LinksPage } from '../../features/list-partners/links-page';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { loader } from './loader';

function PartnerListPage() {
  return <LinksPage kind="partner" path={paths.partners()} {...useLoaderData<typeof loader>()} />;
}

export const page: PageModule = { loader, Component: PartnerListPage, title: linkageWording.partnersTitle };
