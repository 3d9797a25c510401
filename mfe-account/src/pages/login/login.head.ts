/** For search engines and shared links. */
export const description = 'Masuk ke Poku dengan nomor HP kamu: poin dari semua partner ada di satu tempat.';
