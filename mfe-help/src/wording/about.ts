/** 'Tentang Aplikasi' ([C] §2). */
export const aboutWording = {
  tagline: 'Satu tempat untuk semua poin kamu.',
  linksLabel: 'Informasi aplikasi',
} as const;
