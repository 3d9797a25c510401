/** The way to the inbox in the header (D66). */
export const inboxWording = {
  inbox: 'Kotak masuk',
  /** @param count as it is, also where the badge says '9+' */
  unread: (count: number) => `Kotak masuk, ${count} belum dibaca`,
  /** A message that the device cannot read. */
  somethingCame: 'Ada kabar baru',
  lookInside: 'Buka kotak masuk untuk melihatnya.',
} as const;
