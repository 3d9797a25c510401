/** The bottom menu ([A] §2). */
export const menuWording = {
  label: 'Menu utama',
  home: 'Beranda',
  catalogue: 'Tukar',
  coupons: 'Kupon Ku',
  history: 'Riwayat',
  profile: 'Profil',
} as const;
