/** Keys that act by themselves, on devices with a keyboard. */
export const shortcutsWording = {
  title: 'Pintasan keyboard',
  /** Below the drawing at the foot of the rail; the rest is for screen readers. */
  button: 'Pintasan',
  buttonRest: 'keyboard',
  search: 'Cari kupon',
  go: (place: string) => `Buka ${place}`,
  list: 'Tampilkan daftar ini',
  /** Between two keys that are pressed one after the other. */
  then: 'lalu',
  use: 'Pakai pintasan',
  useNote: 'Matikan kalau mengganggu, misalnya saat kamu memakai perintah suara.',
  close: 'Tutup',
} as const;
