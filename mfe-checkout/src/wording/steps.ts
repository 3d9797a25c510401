/** Changing a share of a payment. */
export const stepWording = {
  increase: 'Tambah',
  decrease: 'Kurangi',
} as const;
