import { BRAND } from '@poku/shared/domain';

/** The history as a file has the words of the page. */
export const historyTermWording = {
  status: { success: 'Berhasil', processing: 'Diproses', failed: 'Gagal' },
  /** @param day WIB day, `YYYY-MM-DD` */
  csvName: (tab: string, day: string) => `${BRAND.name.toLowerCase()}-riwayat-${tab}-${day}.csv`,
} as const;
