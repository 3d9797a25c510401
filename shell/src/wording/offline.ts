/** What is shown without a network. */
export const offlineWording = {
  title: 'Kamu sedang offline',
  text: 'Halaman ini butuh internet dan akan tampil lagi begitu kamu tersambung.',
  partText: 'Bagian ini butuh internet dan akan tampil lagi begitu kamu tersambung.',
} as const;
