/** The ways to the search and the filter of a list, which stand there before the rest of them is loaded ([C] §2). */
export const couponToolsWording = {
  search: 'Cari kupon',
  filter: 'URUTKAN & FILTER',
} as const;
