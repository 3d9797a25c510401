import type { PageModule } from '@poku/contract';
import { useLoaderData, useLocation } from '@poku/kit/router';
import { readPurchaseEnd } from '../../features/purchase-end';
import { checkoutWording } from '../../wording/checkout';
import { loader } from './loader';
import { Result } from './result';

function ResultPage() {
  const { named, found } = useLoaderData<typeof loader>();
  const location = useLocation();
  const end = 'key' in named.name ? readPurchaseEnd(location.state, named.name.key) : null;
  return <Result key={JSON.stringify(named.name)} asked={{ ...named, end }} found={found} />;
}

export const page: PageModule = {
  loader,
  Component: ResultPage,
  title: checkoutWording.resultTitle,
};
