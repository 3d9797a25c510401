import { couponsWording } from '@poku/shared/domain';
import { useLocation, useSearchParams } from '@poku/shared/router';
import { Notice } from '@poku/shared/ui';

const hasStatusTrx = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'statusTrx' in state && Boolean(state.statusTrx);

/** After a transaction: the state of the navigation says so, or the address of an e-wallet's return ([C] §4). */
export function BoughtBanner() {
  const location = useLocation();
  const [query] = useSearchParams();
  const isReturn = query.has('trxId') && query.has('refNum');
  if (!isReturn && !hasStatusTrx(location.state)) return null;
  return <Notice tone="success">{couponsWording.bought}</Notice>;
}
