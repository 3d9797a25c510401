import { BRAND } from '@poku/domain/brand';

/** Linking an account at a partner or e-wallet ([A] §4, [A] §8). The texts by code stand in `links.ts`. */
export const linkingWording = {
  link: 'Hubungkan',
  linkTo: (name: string) => `Hubungkan ${name}`,
  phoneRule: (name: string, maskedPhone: string) =>
    `Nomor HP akun ${name} kamu harus sama dengan nomor ${BRAND.name} kamu, ${maskedPhone}.`,
  needsEmail: 'Perlu email yang terverifikasi',
  needsEmailText: (name: string) => `Verifikasi email kamu dulu sebelum menghubungkan ${name}.`,
  sharedData: 'Data yang dibagikan',
  proceed: 'Lanjut',
  cancel: 'Batal',
  leadingTo: (name: string) => `Kamu akan dibawa ke ${name}`,
  leadingText: (name: string) => `Lanjutkan di halaman ${name}. Setelah selesai, kamu kembali ke sini.`,
  addressRefused: 'Halaman partner ini tidak bisa dibuka dengan aman. Coba lagi nanti ya.',
  pendingTitle: 'Sedang diproses',
  pendingOver: (name: string) =>
    `Belum ada kabar dari ${name}. Kami tetap memeriksanya: lihat lagi di daftar beberapa menit lagi.`,
  bindTitle: 'Hubungkan E-Wallet',
  bindStarting: (name: string) => `Menyiapkan sambungan ke ${name}…`,
  bindStartingText: (name: string) =>
    `Sebentar lagi kamu dibawa ke halaman ${name} untuk menyetujui. Jangan tutup halaman ini ya.`,
  openTitle: 'Belum selesai dihubungkan',
  openNote: 'Belum selesai, lanjutkan di sini',
  resultTitle: 'Hasil E-Wallet',
  bindFailed: (name: string) => `Sayang sekali akun ${name} gagal terhubung. Silahkan coba lagi.`,
  alreadyLinked: (name: string) => `Akun ${name} kamu sudah terhubung.`,
  ewalletUnknown: 'E-wallet ini tidak kami kenali.',
  toEwallets: 'Lihat Daftar E-Wallet',
} as const;
