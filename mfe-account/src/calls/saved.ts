/** What a saved page says; the API answers it too ([A] §8). */
export const savedWording = {
  profileSaved: 'Profil kamu berhasil diperbarui!',
  interestsSaved: 'Preferensi kamu tersimpan!',
  notificationsSaved: 'Pengaturan notifikasi kamu berhasil diperbarui!',
} as const;
