/** The bottom menu ([A] §2). */
export const menuWording = {
  /** The ways on a partner's home. */
  shortcuts: 'Tukar, kupon dan riwayat kamu',
  home: 'Beranda',
  catalogue: 'Tukar',
  coupons: 'Kupon Ku',
  history: 'Riwayat',
  profile: 'Profil',
} as const;
