/** For search engines and shared links. */
export const description =
  'Kebijakan privasi Poku: data apa yang kami simpan, untuk apa, dan bagaimana kamu mengaturnya.';
