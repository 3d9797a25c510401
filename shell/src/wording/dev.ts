/** What a page says of a remote in development. */
export const devWording = {
  label: 'Masalah kode',
  buildFailed: 'Build gagal, jadi yang tampil masih build sebelumnya.',
  notShown: 'Build baru tidak bisa dijalankan, jadi yang tampil masih build sebelumnya. Lihat konsol.',
  typesWrong: 'Tipe belum cocok.',
  threw: 'Error saat ditampilkan.',
  close: 'Tutup',
} as const;
