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
  status: { success: 'Berhasil', processing: 'Diproses', failed: 'Gagal' },
} as const;
