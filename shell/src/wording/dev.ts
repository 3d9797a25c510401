/** What a page says of a remote in development. */
export const devWording = {
  buildFailed: 'Build gagal, jadi yang tampil masih build sebelumnya. Lihat terminal.',
  notShown: 'Build baru tidak bisa dijalankan, jadi yang tampil masih build sebelumnya. Lihat konsol.',
} as const;
