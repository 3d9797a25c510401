/** A page that is on its way. */
export const navigationWording = {
  loading: 'Sedang memuat',
} as const;
