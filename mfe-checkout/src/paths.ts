/** How a payment ended, as the address of the result says it ([C] §4). */
export type ResultStatus = 'success' | 'processing' | 'timeout' | 'failed';

/** Every address that this remote links to. */
export const paths = {
  home: () => '/',
  catalogue: () => '/tukar',
  myCoupons: () => '/raih',
  burnHistory: () => '/riwayat?tab=tukar',
  result: (status: ResultStatus) => `/transaksi-selesai?status=${status}`,
};
