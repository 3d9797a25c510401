import type { CouponGroup } from '../../calls/coupons';
import { couponsWording } from '../../wording/coupons';

/** The views of 'Kupon Ku', as the address names them (decision 046). */
export type CouponsTab = 'semua' | 'siap' | 'aktif' | 'terpakai' | 'hangus';

const groups: Readonly<Record<CouponsTab, CouponGroup | null>> = {
  semua: null,
  siap: 'ready',
  aktif: 'revealed',
  terpakai: 'used',
  hangus: 'expired',
};

export const TABS = (Object.keys(groups) as CouponsTab[]).map((id) => ({
  id,
  label: couponsWording.tabs[id],
}));

/** The group that a view shows; `null` for all. */
export const groupOf = (tab: CouponsTab): CouponGroup | null => groups[tab];

/** `tab` of an address; anything that is no view is the first. */
export const tabOf = (query: URLSearchParams): CouponsTab =>
  TABS.find(({ id }) => id === query.get('tab'))?.id ?? 'semua';
