import { BRAND } from '@poku/domain/brand';

/** The four guide cards of `/about`, each with the words of its action ([C] §2). */
export const aboutGuideWording = {
  progress: (current: number, all: number) => `Langkah ${current} dari ${all}`,
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  finish: 'Selesai',
  cards: [
    {
      title: `Apa itu ${BRAND.name}?`,
      text: `${BRAND.name} menyatukan poin dari banyak partner dan e-wallet kamu di satu tempat. Kamu lihat semuanya sekaligus, lalu pakai sesukamu.`,
      action: 'Kembali',
    },
    {
      title: 'Partner loyalitas',
      text: `Bank, internet rumah, otomotif, sampai kebugaran: poin dari partner ${BRAND.name} bisa kamu kumpulkan dari belanja sehari-hari.`,
      action: 'Lihat partner',
    },
    {
      title: 'Kumpulkan poin',
      text: 'Hubungkan akun partner dan e-wallet dengan nomor HP yang sama. Setiap belanja di partner menambah poin kamu.',
      action: 'Hubungkan partner',
    },
    {
      title: 'Tukar poin',
      text: 'Pilih kupon atau paket data, lalu bayar dengan poin dari satu sumber atau beberapa sekaligus.',
      action: 'Tukar poin',
    },
  ],
} as const;
