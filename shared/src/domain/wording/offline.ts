/** What is shown without a network. */
export const offlineWording = {
  /** @param time `formatRecent` of when it was read @param age `formatAge` of the same */
  shownFrom: (time: string, age: string) => `Kamu sedang offline. Data dari ${time}, ${age}.`,
  title: 'Kamu sedang offline',
  text: 'Halaman ini butuh internet dan akan tampil lagi begitu kamu tersambung.',
  partText: 'Bagian ini butuh internet dan akan tampil lagi begitu kamu tersambung.',
} as const;

/** How long ago something was (`formatAge`). */
export const ageWording = {
  justNow: 'baru saja',
  minutesAgo: (minutes: number) => `${minutes} menit lalu`,
  hoursAgo: (hours: number) => `${hours} jam lalu`,
  daysAgo: (days: number) => `${days} hari lalu`,
} as const;
