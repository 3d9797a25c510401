/** Partners and e-wallets ([A] §2, [A] §8). */
export const linkageWording = {
  addTitle: 'Tambahkan Partner & E-Wallet',
  partnersTitle: 'Daftar Partner',
  ewalletsTitle: 'Daftar E-Wallet',
  yourPartners: 'Partner Kamu',
  linked: 'Terhubung',
  notLinked: 'Belum terhubung',
  comingSoon: 'Segera hadir',
  linkedOf: (linked: number, all: number, kind: 'partner' | 'e-wallet') =>
    `${linked} dari ${all} ${kind} terhubung`,
  partnersIntro: 'Poin dari partner yang terhubung bisa kamu pakai untuk menukar kupon.',
  ewalletsIntro: 'Saldo e-wallet yang terhubung bisa kamu pakai untuk menukar kupon.',
  partnersEmpty: 'Belum ada partner yang bisa dihubungkan.',
  ewalletsEmpty: 'Belum ada e-wallet yang bisa dihubungkan.',
  unlinkFailed: (type: string) => `Proses unlinkage ${type} gagal!`,
  linkFailed: 'Linking Kamu Gagal',
  linkFailedAdvice: 'Periksa koneksi internet kamu, lalu coba lagi.',
  bindSucceeded: (name: string) => `Selamat! Akun ${name} berhasil terhubung.`,
  bindFailed: (name: string) => `Sayang sekali akun ${name} gagal terhubung. Silahkan coba lagi.`,
  somethingWrong: 'Sepertinya ada yang salah…',
  reopenFromPartner: 'Buka kembali dari aplikasi partner ya.',
  partnerDataFailed: 'Gagal mendapatkan partner data!',
} as const;
