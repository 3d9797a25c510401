/** Partners and e-wallets ([A] §2, [A] §8). */
export const linkageWording = {
  addTitle: 'Tambahkan Partner & E-Wallet',
  addIntro: 'Hubungkan akun kamu supaya semua poin dan saldo terlihat di satu tempat.',
  addPartner: 'Partner',
  addPartnerNote: 'Poin dari bank, internet rumah, mobil dan olahraga.',
  addEwallet: 'E-Wallet',
  addEwalletNote: 'Saldo e-wallet untuk menukar kupon.',
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
} as const;
