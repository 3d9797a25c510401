import { BRAND } from '../brand';

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
  close: 'Tutup',
  codeTitle: 'Verifikasi',
  codeFor: (name: string) => `Masukkan kode OTP untuk menghubungkan ${name}.`,
  leadingTo: (name: string) => `Kamu akan dibawa ke ${name}`,
  leadingText: (name: string) => `Lanjutkan di halaman ${name}. Setelah selesai, kamu kembali ke sini.`,
  addressRefused: 'Halaman partner ini tidak bisa dibuka dengan aman. Coba lagi nanti ya.',
  pendingTitle: 'Sedang diproses',
  pendingText: (name: string) =>
    `Kami menunggu kabar dari ${name}. Biasanya sebentar saja, dan kamu boleh menutup halaman ini.`,
  pendingOver: (name: string) =>
    `Belum ada kabar dari ${name}. Kami tetap memeriksanya: lihat lagi di daftar beberapa menit lagi.`,
  confirming: (name: string) => `Sedang menghubungkan ${name}…`,
  succeeded: (name: string) => `Selamat! Akun ${name} berhasil terhubung.`,
  failed: 'Linking Kamu Gagal',
  failedAdvice: 'Periksa koneksi internet kamu, lalu coba lagi.',
  bindTitle: 'Hubungkan E-Wallet',
  bindStarting: (name: string) => `Menyiapkan sambungan ke ${name}…`,
  bindStartingText: (name: string) =>
    `Sebentar lagi kamu dibawa ke halaman ${name} untuk menyetujui. Jangan tutup halaman ini ya.`,
  resultTitle: 'Hasil E-Wallet',
  bindFailed: (name: string) => `Sayang sekali akun ${name} gagal terhubung. Silahkan coba lagi.`,
  alreadyLinked: (name: string) => `Akun ${name} kamu sudah terhubung.`,
  ewalletUnknown: 'E-wallet ini tidak kami kenali.',
  toEwallets: 'Lihat Daftar E-Wallet',
} as const;

/** Ending links and reading what was agreed to (D32). */
export const unlinkingWording = {
  unlink: 'Putuskan',
  choose: 'Pilih yang ingin kamu putuskan.',
  unlinkChosen: 'Putuskan yang dipilih',
  question: (names: string) => `Putuskan ${names}?`,
  meaning: (names: string) =>
    `Poin dan saldo kamu tetap ada di ${names}; tidak ada yang dipindahkan. Persetujuan berbagi data kamu dicabut, dan kamu bisa menghubungkan lagi kapan saja.`,
  confirm: 'Ya, putuskan',
  done: (names: string) => `${names} sudah diputuskan.`,
  failed: (type: string) => `Proses unlinkage ${type} gagal!`,
  consent: 'Persetujuan berbagi data',
  consentOf: (name: string) => `Persetujuan berbagi data ${name}`,
  consentedAt: (day: string, time: string) => `Kamu setuju pada ${day} ${time}.`,
  consentVersion: (version: string) => `Versi persetujuan ${version}`,
  consentNone: 'Belum ada persetujuan yang tercatat.',
  consentEnds: 'Persetujuan ini berakhir saat kamu memutuskan sambungan.',
} as const;
