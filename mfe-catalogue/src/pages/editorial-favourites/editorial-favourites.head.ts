/** For search engines and shared links. */
export const description =
  'Kupon pilihan yang paling banyak dicari: makan, ngopi, belanja, dan jalan-jalan, ditukar dengan poin.';
