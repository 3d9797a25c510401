import { BRAND } from '@poku/domain/brand';

/** Home and dashboard ([A] §2). */
export const homeWording = {
  title: 'Beranda',
  search: 'Cari kupon',
  greeting: {
    pagi: 'Selamat pagi',
    siang: 'Selamat siang',
    sore: 'Selamat sore',
    malam: 'Selamat malam',
  },
  levelUp: (level: string) => `Selamat! Kamu naik ke level ${level}.`,
  firstPoints: 'Yuk, mulai kumpulkan poin',
  firstPointsText: `Belanja di partner ${BRAND.name}, atau hubungkan partner yang poinnya sudah kamu punya. Poinnya bisa kamu tukar dengan kupon.`,
} as const;
