/** The help centre and its topics ([C] §2). */
export const helpWording = {
  question: 'Ada yang bisa kami bantu?',
  intro: 'Pilih topik untuk melihat jawaban dari pertanyaan yang sering ditanyakan.',
  missingPoints: 'Poin belum masuk?',
  missingPointsText:
    'Poin masuk paling lama 1x24 jam setelah transaksi. Yang masih diproses terlihat di Riwayat. Kalau tidak ada di sana, laporkan ke kami.',
  toHistory: 'Cek Riwayat',
  toReport: 'Laporkan',
  questions: (count: number) => `${count} pertanyaan`,
  topicsEmpty: 'Belum ada topik bantuan saat ini.',
  topicEmpty: 'Belum ada pertanyaan di topik ini.',
  topicUnknown: 'Topik yang kamu cari tidak ditemukan.',
  toHelpCentre: 'Lihat topik lain',
  otherTopics: 'Topik lain',
  unanswered: 'Belum terjawab?',
} as const;
