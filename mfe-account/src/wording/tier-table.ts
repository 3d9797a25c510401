/** The levels as a table, on a desk. */
export const tierTableWording = {
  title: 'Bandingkan level',
  note: 'Dihitung dari poin yang kamu raih dalam 12 bulan.',
  level: 'Level',
  from: 'Poin minimal',
  /** Points still to earn for it. */
  missing: 'Kurang',
  /** Nothing is missing. */
  reached: 'Tercapai',
  benefits: 'Keuntungan',
  yours: 'Level kamu',
} as const;
