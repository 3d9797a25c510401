/** The history as a table, on a desk. */
export const historyTableWording = {
  earned: 'Poin yang kamu raih',
  spent: 'Poin yang kamu tukar',
  when: 'Tanggal',
  partner: 'Partner',
  coupon: 'Kupon',
  status: 'Status',
  points: 'Poin',
} as const;
