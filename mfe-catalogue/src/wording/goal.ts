import { formatNumber, formatPoints } from '@poku/domain/numbers';

/** 'Mimpi': the one coupon that a member saves up for (decision 051). */
export const goalWording = {
  title: 'Mimpi',
  /** On the page of a coupon that costs more points than there are. */
  choose: 'Jadikan Mimpi',
  changeFailed: (why: string) => `Mimpimu belum berubah. ${why}`,
  none: 'Belum ada mimpi',
  noneShort: 'Pilih kupon incaranmu, kami hitung berapa hari lagi.',
  noneText: 'Pilih kupon yang kamu incar. Kami hitung berapa poin dan kira-kira berapa hari lagi.',
  toCatalogue: 'Cari kupon incaran',
  near: 'Selangkah lagi',
  nearText: 'Poinmu hampir cukup untuk ini.',
  missing: (points: number) => `${formatPoints(points)} lagi`,
  missingDays: (points: number, days: number) => `${formatPoints(points)} lagi, ± ${formatNumber(days)} hari`,
  missingLong: (points: number) => `${formatPoints(points)} lagi, lebih dari setahun`,
  reached: 'Poinmu sudah cukup!',
  soldOut: 'Sedang habis',
  ended: 'Tidak dijual lagi',
  progress: (percent: number) => `${formatNumber(percent)} persen terkumpul`,
  percent: (percent: number) => `${formatNumber(percent)}%`,
  /** Of how much of it there is. */
  collected: (points: number, price: number) => `${formatNumber(points)} dari ${formatPoints(price)}`,
  pace: (points: number, days: number) =>
    `Dihitung dari ${formatPoints(points)} yang kamu kumpulkan dalam ${formatNumber(days)} hari terakhir.`,
  noPace: 'Belum ada poin yang masuk belakangan ini. Mulai kumpulkan, yuk!',
  soldOutText: 'Kupon ini sedang habis. Buka kuponnya untuk lihat pilihan lain.',
  endedText: 'Kupon ini sudah tidak dijual. Pilih mimpi yang lain, yuk!',
  buy: 'Tukar sekarang',
  collect: 'Kumpulkan poin',
  linkPartner: 'Hubungkan partner',
  open: 'Lihat kupon',
  drop: 'Lepas mimpi',
} as const;
