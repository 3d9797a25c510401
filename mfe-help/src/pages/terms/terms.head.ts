/** For search engines and shared links. */
export const description = 'Syarat dan ketentuan memakai Poku.';
