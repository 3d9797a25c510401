/** For search engines and shared links. */
export const description =
  'Daftar Poku gratis, hubungkan partner yang kamu pakai, dan kumpulkan poinnya di satu tempat.';
