/** The way to the inbox in the header (D66). */
export const inboxWording = {
  inbox: 'Kotak masuk',
  /** @param count as it is, also where the badge says '9+' */
  unread: (count: number) => `Kotak masuk, ${count} belum dibaca`,
} as const;
