/** What a member without points can do. */
export const firstPointsWording = {
  collectPoints: 'Kumpulkan poin',
  linkPartner: 'Hubungkan partner',
} as const;
