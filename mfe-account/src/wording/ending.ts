import { BRAND } from '@poku/domain/brand';

/** What ends soon, and what to use it for. */
export const endingWording = {
  title: 'Penjaga Hangus',
  soon: 'Segera hangus',
  /** Nothing ends within 30 days. */
  first: 'Hangus paling dulu',
  /** @param day WIB, as '30 Nov 2026' */
  ends: (day: string) => `Hangus ${day}`,
  endsFrom: (first: string, last: string) => `Hangus mulai ${first} sampai ${last}`,
  nothingEnds: `Belum ada ${BRAND.points} yang akan hangus.`,
  toEarnPoint: 'Cara dapat poin',
  basket: 'Paling pas untuk dipakai',
  usesAll: 'Bisa terpakai semua, tidak ada yang hangus.',
  leaves: (used: string, left: string) => `${used} bisa terpakai, tersisa ${left}.`,
  oneByOne: 'Tukar satu per satu. Hitungannya ikut berubah.',
  pieces: (quantity: string, price: string) => `${quantity} × ${price}`,
  buy: 'Tukar',
  tooFew: 'Semua kupon harganya di atas poin ini. Gabungkan dengan poin kamu yang lain, ya.',
  toCatalogue: 'Lihat kupon termurah',
  lots: 'Rincian',
  /** The way here. */
  use: 'Pakai sebelum hangus',
} as const;
