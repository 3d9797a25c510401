/** For search engines and shared links. */
export const description = 'Partner Poku: lihat di mana kamu bisa mengumpulkan dan memakai poin.';
