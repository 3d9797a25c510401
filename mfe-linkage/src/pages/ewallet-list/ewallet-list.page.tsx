import type { PageModule } from '@poku/shared/contract';
import { linkageWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { PartnerList } from '../../features/list-partners/partner-list';
import { loader } from './loader';

function EwalletListPage() {
  return <PartnerList kind="e-wallet" items={useLoaderData<typeof loader>()} />;
}

export const page: PageModule = { loader, Component: EwalletListPage, title: linkageWording.ewalletsTitle };
