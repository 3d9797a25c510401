import { BRAND } from '../brand';

/** History and earn partners ([C] §2, [C] §4). */
export const historyWording = {
  title: 'Riwayat',
  earnTab: 'Raih',
  burnTab: 'Tukar',
  earnPointTitle: 'Kumpulkan Poin',
  earnHow: `Cara Kumpulin ${BRAND.points}`,
  earnDetailHow: 'Cara Mendapatkan Poin',
  openPartner: (partner: string) => `AKSES ${partner}`,
  tabs: 'Jenis riwayat',
  earnTotal: 'Total poin yang kamu raih',
  burnTotal: 'Total poin yang kamu tukar',
  earnEmpty: 'Belum ada poin yang kamu raih.',
  burnEmpty: 'Belum ada poin yang kamu tukar.',
  toCatalogue: 'Lihat Katalog Kupon',
  paymentDetails: 'Detail pembayaran',
  quantity: (units: number) => `${units} kupon`,
  status: { success: 'Berhasil', processing: 'Diproses', failed: 'Gagal' },
} as const;
