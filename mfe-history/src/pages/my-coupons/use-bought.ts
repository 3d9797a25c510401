import { useLocation, useNavigate } from '@poku/kit/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isReturn, withoutReturn } from './purchase-return';

const hasStatusTrx = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'statusTrx' in state && Boolean(state.statusTrx);

/**
 * Whether the member comes from a transaction: the state of the navigation says so, or a return that the server confirmed
 * ([C] §4, D49). Once: what said so leaves the address and the history at once, so that neither a reload nor a longer list tells
 * it again.
 * @param isPaid the address is an e-wallet's return, and the server says that it is paid
 */
export function useBought(isPaid: boolean): boolean {
  const location = useLocation();
  const { search, key } = location;
  const navigate = useNavigate();
  const isTold = (isPaid && isReturn(search)) || hasStatusTrx(location.state);
  const [wasTold, setWasTold] = useState(false);
  /** The place in the history where it stays: the one that told it, once that tells it no more. */
  const [shownAt, setShownAt] = useState<string | null>(null);
  const spend = useEffectEvent(async () => {
    const told = { replace: true, state: null, preventScrollReset: true };
    await navigate({ search: withoutReturn(search) }, told);
  });
  useEffect(() => {
    if (isTold) void spend();
  }, [isTold]);
  if (isTold !== wasTold) {
    setWasTold(isTold);
    if (!isTold) setShownAt(key);
  }
  return isTold || shownAt === key;
}
