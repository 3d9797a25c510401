/** A section of a page that leads to a page of its own. */
export const sectionWording = {
  seeAll: 'Lihat Semua',
} as const;
