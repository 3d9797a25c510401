/** What is said beside a disturbance that goes by itself. */
export const disturbanceWording = {
  heals: 'Halaman ini akan tampil sendiri begitu sistem pulih.',
  stillMember: 'Kamu tetap masuk. Halaman ini akan tampil sendiri begitu sistem pulih.',
  /** @param time `formatRecent` of when the member was read */
  memberFrom: (time: string) => `Sistem mengalami gangguan. Data akun kamu dari ${time}.`,
  memberUnread: 'Sistem mengalami gangguan. Kamu tetap masuk, data akunmu menyusul.',
  someFailed: 'Beberapa bagian belum bisa dibuka',
} as const;
