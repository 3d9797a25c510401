/** For search engines and shared links. */
export const description = 'Masuk ke Poku dari aplikasi partner kamu.';
