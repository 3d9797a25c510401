/** For search engines and shared links. */
export const description = 'Cara memakai Poku: mengumpulkan poin, menghubungkan mitra, dan menukar kupon.';
