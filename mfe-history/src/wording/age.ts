/** How long ago something was (`formatAge`). */
export const ageWording = {
  justNow: 'baru saja',
  minutesAgo: (minutes: number) => `${minutes} menit lalu`,
  hoursAgo: (hours: number) => `${hours} jam lalu`,
  daysAgo: (days: number) => `${days} hari lalu`,
} as const;
