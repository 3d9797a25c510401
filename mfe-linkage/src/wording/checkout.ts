/** A payment that waits while its member links a partner ([C] §5). */
export const waitingCheckoutWording = {
  linkedFor: 'Pembayaran kuponmu masih menunggu di sini.',
  backToCheckout: 'Kembali ke pembayaran',
} as const;
