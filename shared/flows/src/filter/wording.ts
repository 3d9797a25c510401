import { formatNumber } from '@poku/domain/numbers';

export const filterWording = {
  on: (filters: number) => `${formatNumber(filters)} filter aktif`,
  onTitle: 'Filter aktif',
  remove: (filter: string) => `Hapus filter ${filter}`,
  removeAll: 'Hapus semua',
  clear: 'Hapus filter',
  apply: 'Terapkan',
  reset: 'Atur ulang',
} as const;
