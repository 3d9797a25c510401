/** 'Kotak Masuk', and notices on the device (D66). */
export const inboxWording = {
  title: 'Kotak Masuk',
  empty:
    'Belum ada kabar untukmu. Poin yang masuk, kupon yang hampir berakhir, dan promo akan muncul di sini.',
  settings: 'Atur notifikasi',
  isNew: 'Baru',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  moreFailed: (why: string) => `Kabar berikutnya belum bisa dimuat. ${why}`,
} as const;
