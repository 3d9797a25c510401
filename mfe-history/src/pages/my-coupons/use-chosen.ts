import { useIsDesk } from '@poku/kit/hooks';
import { useCallback, useState } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';

const referenceIn = (address: string): string | null =>
  new URLSearchParams(address.slice(address.indexOf('?'))).get('code');

/**
 * On a desk, the coupon that is shown beside the list: the one that was chosen last and is still in it, else the first.
 * @returns `chosen`, `undefined` below a desk, without any, and after `giveUp`; `choose` takes the address of a coupon
 */
export function useChosen(rows: readonly OwnedCoupon[]) {
  const isDesk = useIsDesk();
  const [reference, setReference] = useState<string | null>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const choose = useCallback((address: string) => setReference(referenceIn(address)), []);
  const chosen = rows.find((coupon) => coupon.reference === reference) ?? rows[0];
  return {
    chosen: isDesk && !isGivenUp ? chosen : undefined,
    choose,
    giveUp: () => setGivenUp(true),
  };
}
