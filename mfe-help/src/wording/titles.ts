import { BRAND } from '@poku/domain/brand';

/** Titles of the help pages, which also name the ways to them ([C] §2). Apart, so that a link does not bring a page's texts. */
export const helpTitles = {
  app: 'Tentang Aplikasi',
  brand: `Tentang ${BRAND.name}`,
  guide: `Cara Memakai ${BRAND.name}`,
  helpCentre: 'Pusat Bantuan',
  report: 'Kirim Laporan',
  feedback: 'Beri Penilaian',
  terms: 'Syarat dan Ketentuan',
  privacy: 'Kebijakan Privasi',
} as const;
