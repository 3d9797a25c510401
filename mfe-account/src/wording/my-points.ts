import { BRAND } from '@poku/domain/brand';

/** The points on the home. */
export const myPointsWording = {
  title: 'Poin kamu',
  details: 'Rincian',
  total: 'Total dari semua sumber',
  own: BRAND.points,
  partners: 'Partner',
  /** @param day WIB, as '30 Nov 2026' */
  ends: (day: string) => `hangus ${day}`,
  nothingEnds: `Belum ada ${BRAND.points} yang akan hangus.`,
  use: 'Pakai',
  toNext: (points: string, level: string) => `${points} lagi ke ${level}`,
  atLevel: (level: string) => `Level ${level}`,
} as const;
