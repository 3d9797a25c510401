/** The bottom menu ([A] §2). */
export const menuWording = {
  /** The two ways on a partner's home. */
  shortcuts: 'Kupon dan riwayat kamu',
  home: 'Beranda',
  catalogue: 'Tukar',
  coupons: 'Kupon Ku',
  history: 'Riwayat',
  profile: 'Profil',
} as const;
