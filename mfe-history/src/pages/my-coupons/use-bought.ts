import { useLocation, useNavigate } from '@poku/kit/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isReturn, withoutReturn } from './purchase-return';

/** Coupons of the transaction that a navigation tells of, 0 for none; a checkout of before tells no number. */
function boughtBy(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('statusTrx' in state && state.statusTrx)) return 0;
  return 'quantity' in state && typeof state.quantity === 'number' ? state.quantity : 1;
}

/**
 * How many coupons the transaction brought from which the member comes, 0 for none: the state of the navigation says so, or a return
 * that the server confirmed ([C] §4, D49). Once: what said so leaves the address and the history at once, so that neither a reload nor
 * a longer list tells it again.
 * @param paid coupons of an e-wallet's return that the address is and the server knows as paid; else 0
 */
export function useBought(paid: number): number {
  const location = useLocation();
  const { search, key } = location;
  const navigate = useNavigate();
  const told = (isReturn(search) && paid) || boughtBy(location.state);
  const isTold = told > 0;
  /** What was told last, and the place in the history where it stays: the one that told it, once that tells it no more. */
  const [last, setLast] = useState<{ count: number; at: string | null }>({ count: 0, at: null });
  const spend = useEffectEvent(async () => {
    const spent = { replace: true, state: null, preventScrollReset: true };
    await navigate({ search: withoutReturn(search) }, spent);
  });
  useEffect(() => {
    if (isTold) void spend();
  }, [isTold]);
  if (isTold && (last.at !== null || last.count !== told)) setLast({ count: told, at: null });
  if (!isTold && last.count > 0 && last.at === null) setLast({ ...last, at: key });
  if (isTold) return told;
  return last.at === key ? last.count : 0;
}
