/** What a guest sees of the catalogue ([A] §6). */
export const guestCatalogueWording = {
  favourites: 'Kupon Pilihan',
} as const;
