/** Coupons without a network. */
export const offlineCouponsWording = {
  /** @param time `formatRecent` of when it was read @param age `formatAge` of the same */
  shownFrom: (time: string, age: string) => `Kamu sedang offline. Data dari ${time}, ${age}.`,
  title: 'Kamu sedang offline',
} as const;
