import { BRAND } from '../brand';
import type { CodeWording } from './access';

/** `POST /initiatelink` and `POST /partnerlink` (D30, [A] §8). Each says what the member can do. */
export const linkCodeWording: CodeWording = {
  201: 'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.',
  203: `Nomor HP di partner berbeda dengan nomor HP ${BRAND.name} kamu. Samakan dulu nomornya, lalu coba lagi.`,
  204: 'Waktunya sudah habis. Mulai lagi dari awal ya.',
  205: `Email di partner berbeda dengan email ${BRAND.name} kamu. Samakan dulu emailnya, lalu coba lagi.`,
  206: 'Email kamu belum terverifikasi. Buka link di email kamu dulu, lalu coba lagi.',
  208: 'Partner ini belum bisa dihubungkan.',
  209: 'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.',
  210: `Akun partner ini sudah terhubung dengan akun ${BRAND.name} lain. Putuskan dulu di sana, lalu coba lagi.`,
  212: 'Kamu sudah terhubung dengan akun lain di partner ini. Putuskan dulu, lalu coba lagi.',
  213: 'Kami tidak menemukan akun kamu di partner ini. Daftar dulu di aplikasi partner ya.',
  504: 'Partner sedang tidak menjawab. Belum ada yang berubah, coba lagi sebentar lagi.',
  20002: 'Partner belum menjawab. Kami masih memeriksanya, tunggu sebentar ya.',
  40106: 'Sepertinya ada yang salah… Buka kembali dari aplikasi partner ya.',
};
