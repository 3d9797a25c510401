import { BRAND } from '../brand';

/** Home and dashboard ([A] §2). */
export const homeWording = {
  title: 'Beranda',
  greeting: {
    pagi: 'Selamat pagi',
    siang: 'Selamat siang',
    sore: 'Selamat sore',
    malam: 'Selamat malam',
  },
  points: BRAND.points,
  seeAll: 'Lihat Semua',
} as const;
