import { BRAND } from '../brand';

/** Help, report, feedback and about pages ([C] §2, [C] §8). */
export const helpWording = {
  title: 'Pusat Bantuan',
  question: 'Ada yang bisa kami bantu?',
  intro: 'Pilih topik untuk melihat jawaban dari pertanyaan yang sering ditanyakan.',
  questions: (count: number) => `${count} pertanyaan`,
  topicsEmpty: 'Belum ada topik bantuan saat ini.',
  topicEmpty: 'Belum ada pertanyaan di topik ini.',
  topicUnknown: 'Topik yang kamu cari tidak ditemukan.',
  toHelpCentre: 'Lihat topik lain',
  sendReport: 'Kirim Laporan',
  reportEmpty: 'Mohon isi laporan kamu',
  reportPromise: 'Laporan kamu akan kami jawab dalam waktu 2x24 jam.',
  earnCreditPromise: 'Poin masuk paling lambat 1x24 jam setelah checkout.',
  aboutApp: 'Tentang Aplikasi',
  aboutBrand: `Tentang ${BRAND.name}`,
  terms: 'Syarat dan Ketentuan',
  privacy: 'Kebijakan Privasi',
} as const;
