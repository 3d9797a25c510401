import { BRAND } from '@poku/domain/brand';

/** The partners that a guest sees ([A] §6). */
export const guestPartnersWording = {
  partners: `Partner ${BRAND.name}`,
  partnersText: `Belanja seperti biasa di sini, ${BRAND.points} kamu bertambah.`,
} as const;
