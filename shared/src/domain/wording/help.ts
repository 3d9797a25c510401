import { BRAND } from '../brand';

/** Help, report, feedback and about pages ([C] §2, [C] §8). */
export const helpWording = {
  title: 'Pusat Bantuan',
  sendReport: 'Kirim Laporan',
  reportEmpty: 'Mohon isi laporan kamu',
  reportPromise: 'Laporan kamu akan kami jawab dalam waktu 2x24 jam.',
  earnCreditPromise: 'Poin masuk paling lambat 1x24 jam setelah checkout.',
  aboutApp: 'Tentang Aplikasi',
  aboutBrand: `Tentang ${BRAND.name}`,
  terms: 'Syarat dan Ketentuan',
  privacy: 'Kebijakan Privasi',
} as const;
