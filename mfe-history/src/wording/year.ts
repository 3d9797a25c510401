import { BRAND } from '@poku/domain/brand';

/** What a member's points did in a year. */
export const yearWording = {
  title: `Setahun ${BRAND.name}`,
  years: 'Tahun',
  earned: 'poin kamu raih',
  /** In a picture that others see. */
  earnedShared: 'poin diraih',
  /** @param day WIB, as '30 Nov 2026' */
  until: (day: string) => `1 Jan sampai ${day}`,
  whole: '1 Jan sampai 31 Des',
  months: 'Poin yang kamu raih tiap bulan',
  /** @param month 'November' */
  bestMonth: (month: string, points: string) => `Paling ramai ${month}, ${points}.`,
  used: 'Poin ditukar',
  coupons: 'Kupon dibeli',
  worth: 'Nilai kuponmu',
  /** Of those bought in any year. */
  ofWhichUsed: (coupons: string) => `${coupons} kupon dipakai`,
  usedCoupons: 'Kupon dipakai',
  topBrand: 'Brand favoritmu',
  brandCoupons: (coupons: string) => `${coupons} kupon`,
  ended: 'Poin hangus',
  nothingEnded: 'Tidak ada',
  partners: 'Dari mana poinmu',
  share: 'Bagikan gambar',
  save: 'Simpan gambar',
  shareHint: 'Gambarnya hanya berisi angka, tanpa nama dan saldo kamu.',
  pictureFailed: 'Gambar belum bisa dibuat. Coba lagi, ya.',
  /** Beside a picture that is shared. */
  shareText: (year: string) => `Setahun ${BRAND.name} ${year} punyaku.`,
  none: 'Belum ada yang bisa diceritakan. Poin pertamamu memulainya.',
  toEarnPoint: 'Cara dapat poin',
  noneThen: (year: string) => `Tidak ada poin yang masuk atau ditukar di ${year}.`,
} as const;
