import { BRAND } from '../brand';

/** Profile, settings, points and tiers ([A] §2, [A] §8). */
export const accountWording = {
  profileTitle: 'Profil',
  profileSettings: 'Pengaturan Profil',
  notificationSettings: 'Pengaturan Notifikasi',
  preferences: 'Preferensi Ku',
  changePassword: 'Ubah Password',
  partners: 'Daftar Partner',
  ewallets: 'Daftar E-Wallet',
  about: 'Tentang Aplikasi',
  menuLabel: 'Menu profil',
  pointsExpire: (day: string) => `Poin terdekat hangus ${day}`,
  noPoints: `Kamu belum punya ${BRAND.points}.`,
  logout: 'Keluar',
  logoutQuestion: 'Keluar dari akun kamu?',
  logoutText: 'Poin dan kuponmu tetap tersimpan. Kamu perlu masuk lagi untuk memakainya.',
  logoutCancel: 'Batal',
  pointsTitle: 'Poinku',
  tierTitle: 'Poin dan Level',
  partnerPointsNote: `Poin partner dan saldo e-wallet menjadi ${BRAND.points} hanya saat kamu bertransaksi.`,
  profileSaved: 'Profil kamu berhasil diperbarui!',
  verificationSent: 'Email verifikasi terkirim, cek inbox kamu!',
  emailValidated: 'Email berhasil divalidasi',
  emailAlreadyVerified: 'Email kamu sudah terverifikasi!',
  verificationFailed: 'Maaf Verifikasi Gagal',
  verificationWithin: 'Verifikasi email harus dilakukan dalam waktu 24 jam.',
} as const;
