/** For search engines and shared links. */
export const description = 'Mitra Poku: lihat di mana kamu bisa mengumpulkan dan memakai poin.';
