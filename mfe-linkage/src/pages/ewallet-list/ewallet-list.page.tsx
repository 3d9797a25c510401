import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { LinksPage } from '../../features/list-partners/links-page';
import { paths } from '../../paths';
import { linkageWording } from '../../wording/linkage';
import { loader } from './loader';

function EwalletListPage() {
  return <LinksPage kind="e-wallet" path={paths.ewallets()} {...useLoaderData<typeof loader>()} />;
}

export const page: PageModule = { loader, Component: EwalletListPage, title: linkageWording.ewalletsTitle };
