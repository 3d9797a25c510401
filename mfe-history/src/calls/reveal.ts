/** A code that cannot be shown; the API answers it too ([C] §8). */
export const revealWording = {
  failed: 'Maaf sedang terjadi kendala, Silahkan coba beberapa saat lagi',
} as const;
