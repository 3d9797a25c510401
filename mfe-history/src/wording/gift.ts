/** Sending a coupon, and the page of its link (D68). */
export const giftWording = {
  question: 'Kirim kupon ini?',
  explained:
    'Siapa pun yang pertama menerima lewat link ini akan memiliki kuponnya, jadi kirim ke orang yang kamu percaya.',
  meanwhile: 'Selama belum diterima, kupon bisa kamu tarik kembali. Link berlaku paling lama 7 hari.',
  make: 'Buat link',
  cancel: 'Batal',
  made: 'Link kupon siap',
  madeUntil: (day: string, time: string) =>
    `Berlaku sampai ${day}, ${time}. Link ini hanya ditampilkan sekali, salin sekarang ya.`,
  share: 'Bagikan',
  shareText: (name: string) => `Ada kupon ${name} untuk kamu. Terima di sini:`,
  copy: 'Salin link',
  copied: 'Link tersalin',
  selected: 'Link sudah dipilih. Tekan lama, lalu pilih Salin.',
  close: 'Selesai',

  takeBackQuestion: 'Tarik kembali kupon ini?',
  takeBackText: 'Link yang sudah kamu kirim tidak bisa dipakai lagi.',
  yes: 'Ya, tarik kembali',
  no: 'Tidak',

  title: 'Terima Kupon',
  from: (name: string) => `Kupon dari ${name}`,
  receive: 'Terima kupon',
  receiveNote: 'Setelah diterima, kupon ini jadi milikmu dan ada di Kupon Ku.',
  received: 'Kupon sudah jadi milikmu.',
  guest: 'Masuk atau daftar dulu untuk menerima kupon ini.',
  login: 'Masuk',
  register: 'Daftar',
  linkMissing: 'Link ini tidak lengkap. Buka lagi link dari pengirimnya ya.',
  toCatalogue: 'Lihat Katalog Kupon',
} as const;
