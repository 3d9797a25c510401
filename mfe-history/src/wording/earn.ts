import { BRAND } from '@poku/domain/brand';

/** Where and how points are earned ([C] §2, [C] §8). */
export const earnWording = {
  title: 'Kumpulkan Poin',
  intro: `Belanja di partner ${BRAND.name}, poinnya masuk ke akun kamu.`,
  how: `Cara Kumpulin ${BRAND.points}`,
  steps: [
    'Pilih partner di bawah ini.',
    'Baca cara mendapatkan poinnya, lalu tekan tombol akses.',
    `Selesaikan transaksi dengan nomor HP yang sama seperti di ${BRAND.name}.`,
  ],
  creditedWithin: 'Poin masuk paling lambat 1x24 jam setelah checkout.',
  empty: 'Belum ada partner tempat mengumpulkan poin.',
  partnerTitle: 'Detail Partner',
  partnerHow: 'Cara Mendapatkan Poin',
  partnerTerms: 'Syarat dan Ketentuan',
  openPartner: (partner: string) => `AKSES ${partner}`,
  interimTitle: 'Lanjut ke Partner',
  goOn: (partner: string) => `Lanjut ke ${partner}`,
  newTab: 'Terbuka di tab baru.',
  nothingBetween: 'Halaman ini belum tersedia.',
  partnersTitle: `Partner ${BRAND.name}`,
  partnersIntro: `Kumpulkan ${BRAND.points} setiap kali belanja di partner berikut.`,
  guestInvitation: `Daftar atau masuk dulu, supaya poin dari partner tercatat di akun ${BRAND.name} kamu.`,
  register: 'Daftar',
  login: 'Masuk',
  toPartner: (partner: string) => `Lihat ${partner}`,
} as const;
