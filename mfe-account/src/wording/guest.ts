import { BRAND } from '@poku/domain/brand';

/** What a guest sees below the login form ([A] §6, [C] §1). */
export const guestWording = {
  lookFirst: 'Mau lihat-lihat dulu?',
  title: 'Satu akun, banyak poin',
  steps: [
    { title: 'Daftar gratis', text: 'Cukup nomor HP dan email, dua menit selesai.' },
    { title: 'Satukan poinmu', text: 'Hubungkan partner dan e-wallet yang sudah kamu pakai.' },
    { title: 'Tukar sesukamu', text: `Makan, belanja, pulsa: pakai ${BRAND.points} atau gabungan poin.` },
  ],
  signUp: 'Buat akun gratis',
  favourites: 'Kupon Pilihan',
  partners: `Partner ${BRAND.name}`,
} as const;
