import { formatRupiah } from '@poku/domain/numbers';
import type { PurchaseRow } from './partner-purchase.repository';

/** What a purchase is in the member's history: 'Belanja Rp25.000, Gajian 2x poin'. */
export function describe({ amount_rupiah, revision, reversed_at, why }: PurchaseRow): string {
  const bought = `Belanja ${formatRupiah(amount_rupiah ?? 0)}`;
  if (reversed_at !== null) return `${bought}, dibatalkan`;
  const extras = why !== null && 'extras' in why ? why.extras.map(({ title }) => title) : [];
  return [bought, ...(revision > 1 ? ['dikoreksi'] : []), ...extras].join(', ');
}
