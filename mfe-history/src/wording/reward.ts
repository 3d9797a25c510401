import { formatPoints, formatRupiah } from '@poku/domain/numbers';

/** What a purchase at a partner gives. */
export const rewardWording = {
  bonus: (points: number) => `+${formatPoints(points)}`,
  perRupiah: (points: number, rupiah: number) => `${formatPoints(points)} tiap ${formatRupiah(rupiah)}`,
  perPurchase: (points: number) => `${formatPoints(points)} tiap transaksi`,
  atMost: (reward: string) => `Sampai ${reward}`,
  firstPurchase: (points: number) => `+${formatPoints(points)} di belanja pertama`,
} as const;
