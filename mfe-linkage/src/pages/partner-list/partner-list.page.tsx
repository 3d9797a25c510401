import type { PageModule } from '@poku/shared/contract';
import { useLoaderData } from '@poku/shared/router';
import { LinksPage } from '../../features/list-partners/links-page';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { loader } from './loader';

function PartnerListPage() {
  return <LinksPage kind="partner" path={paths.partners()} {...useLoaderData<typeof loader>()} />;
}

export const page: PageModule = { loader, Component: PartnerListPage, title: linkageWording.partnersTitle };
