import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { GAIN_COUNT_MAX } from '../calls/link-gain';

/** What a link has brought, and what it is known to bring. */
export const linkGainWording = {
  label: (name: string) => `Yang dibawa ${name}`,
  plus: (points: number) => `+${formatPoints(points)}`,
  total: (total: string) => `Total poin kamu sekarang ${total}.`,
  notRead: (name: string) => `Saldo ${name} sedang kami baca. Nanti muncul di total poin kamu.`,
  unlocked: (count: number) =>
    count < GAIN_COUNT_MAX
      ? `${formatNumber(count)} kupon baru bisa kamu tukar`
      : `Lebih dari ${formatNumber(GAIN_COUNT_MAX - 1)} kupon baru bisa kamu tukar`,
  toCoupons: 'Lihat kupon yang bisa ditukar',
  done: 'Selesai',
  worth: (rate: string) => `Nilai tukar: ${rate}`,
} as const;
