/** For search engines and shared links. */
export const description = 'Tentang Poku: satu saldo untuk poin dari banyak partner.';
