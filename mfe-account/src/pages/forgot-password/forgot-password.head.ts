/** For search engines and shared links. */
export const description =
  'Lupa password Poku? Buat password baru dengan kode yang kami kirim ke nomor HP kamu.';
