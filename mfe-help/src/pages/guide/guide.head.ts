/** For search engines and shared links. */
export const description = 'Cara memakai Poku: mengumpulkan poin, menghubungkan partner, dan menukar kupon.';
