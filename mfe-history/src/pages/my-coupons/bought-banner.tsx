import { couponsWording } from '@poku/shared/domain';
import { useLocation } from '@poku/shared/router';
import { Notice } from '@poku/shared/ui';

const hasStatusTrx = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'statusTrx' in state && Boolean(state.statusTrx);

/** Props of `BoughtBanner`. */
export interface BoughtBannerProps {
  /** The address is an e-wallet's return, and the server says that it is paid. */
  readonly isBought: boolean;
}

/** After a transaction: the state of the navigation says so, or a return that the server confirmed ([C] §4, D49). */
export function BoughtBanner({ isBought }: BoughtBannerProps) {
  const location = useLocation();
  if (!isBought && !hasStatusTrx(location.state)) return null;
  return <Notice tone="success">{couponsWording.bought}</Notice>;
}
