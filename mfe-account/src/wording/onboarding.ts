import { BRAND } from '@poku/domain/brand';

/** The four steps after a registration, and the guides ([A] §2, [A] §4). */
export const onboardingWording = {
  title: 'Lengkapi Akun',
  stepNames: ['Partner', 'E-Wallet', 'Preferensi', 'Notifikasi'],
  partnerTitle: 'Hubungkan partner',
  partnerIntro: 'Poin dari partner yang terhubung terkumpul di satu tempat dan bisa dipakai menukar kupon.',
  ewalletTitle: 'Hubungkan e-wallet',
  ewalletIntro: 'Saldo e-wallet yang terhubung bisa kamu pakai saat menukar kupon.',
  interestsTitle: 'Pilih preferensi kamu',
  notificationsTitle: 'Atur notifikasi kamu',
  skip: 'Lewati',
  next: 'Lanjut',
  finish: 'Selesai',
  otpConfirmed: 'Kode OTP kamu benar!',
  help: 'Lihat panduan',
  guideTitle: 'Panduan',
  firstLook: {
    points: {
      title: 'Ini poin kamu',
      /** @param points of all sources, with their unit */
      text: (points: string) =>
        `Sekarang ${points}. Di sini terlihat asalnya, dan mana yang hangus lebih dulu.`,
      none: 'Masih kosong. Begitu ada poin, di sini terlihat asalnya dan kapan hangusnya.',
    },
    partners: {
      title: 'Partner kamu',
      text: 'Poin di partner yang kamu hubungkan langsung ikut terhitung.',
    },
    coupons: {
      title: 'Tukar jadi kupon',
      text: 'Pilih kupon, bayar pakai poin, lalu tunjukkan kodenya di kasir.',
    },
  },
  wholeGuide: 'Panduan lengkap',
  shortGuideTitle: `Kenalan dengan ${BRAND.name}`,
  guideProgress: (current: number, all: number) => `Langkah ${current} dari ${all}`,
  guideBack: 'Sebelumnya',
  guideNext: 'Berikutnya',
  guideSkip: 'Nanti saja',
  guideDone: 'Mulai',
  guide: {
    partner: {
      title: 'Hubungkan partner',
      text: 'Pakai nomor HP yang sama dengan akun partner kamu, lalu verifikasi email kamu.',
    },
    ewallet: {
      title: 'Hubungkan e-wallet',
      text: 'Saldo e-wallet kamu tetap di sana. Kami memakainya hanya saat kamu bertransaksi.',
    },
    interests: {
      title: 'Pilih yang kamu suka',
      text: 'Dari kopi sampai paket data: kupon yang kamu lihat menyesuaikan pilihanmu.',
    },
    notifications: {
      title: 'Atur notifikasi',
      text: 'Jangan sampai poin dan kupon kamu kedaluwarsa. Pilih kabar lewat SMS atau email.',
    },
  },
  shortGuide: {
    welcome: {
      title: 'Semua poin di satu tempat',
      text: `Poin dari banyak partner dan e-wallet kamu satukan di ${BRAND.name}.`,
    },
    link: {
      title: 'Hubungkan akun kamu',
      text: 'Hubungkan partner dan e-wallet dari menu Profil, kapan saja kamu mau.',
    },
    earn: {
      title: 'Kumpulkan poin',
      text: 'Setiap belanja di partner menambah poin kamu.',
    },
    tier: {
      title: 'Naik level',
      text: 'Makin banyak poin yang kamu kumpulkan, makin tinggi level dan keuntunganmu.',
    },
    redeem: {
      title: 'Tukar dengan kupon',
      text: 'Buka menu Tukar, pilih kupon, lalu bayar dengan poin dari satu sumber atau beberapa sekaligus.',
    },
    use: {
      title: 'Pakai kupon kamu',
      text: 'Kupon kamu tersimpan di Kupon Ku. Tunjukkan kodenya di kasir, selesai.',
    },
  },
} as const;
