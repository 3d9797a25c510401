import { BRAND } from '@poku/domain/brand';

/** Partners' users who come in from their own app ([A] §2, [A] §4, [A] §8, D28), and a partner's origin (D29). */
export const entryWording = {
  title: 'Masuk',
  linkTitle: 'Hubungkan Akun',
  ok: 'OK',
  later: 'Nanti saja',
  partnerDataFailed: 'Gagal mendapatkan partner data!',
  notLinkedTitle: `Akun kamu belum tersambung dengan ${BRAND.name}`,
  notLinkedText: (partner: string) =>
    `Masuk sekali saja ke akun ${BRAND.name} kamu untuk menghubungkannya dengan ${partner}.`,
  newTitle: `Kamu belum punya akun ${BRAND.name}`,
  newText: (partner: string) =>
    `Daftar dulu yuk. Data kamu dari ${partner} sudah kami isikan, jadi sebentar saja selesai.`,
  soonTitle: 'Segera hadir',
  soonLink: (partner: string) => `${partner} belum bisa dihubungkan. Kembali lagi nanti ya.`,
  meeting: (partner: string) => `${partner} bersama ${BRAND.name}`,
  continueAs: 'Lanjutkan sebagai',
  continueText: (partner: string) => `Akun ${partner} kamu sudah terhubung dengan akun ${BRAND.name} ini.`,
  proceed: 'Lanjut',
  otherAccount: 'Masuk dengan akun lain',
  enterFailed: 'Kami belum bisa memasukkan kamu. Coba lagi ya.',
  otherMemberTitle: (name: string) => `Kamu sedang masuk sebagai ${name}`,
  otherMemberText: (partner: string, visitor: string) =>
    `Link dari ${partner} ini untuk ${visitor}. Kalau kamu lanjut, akun yang sekarang keluar dulu.`,
  switchTo: (name: string) => `Lanjut sebagai ${name}`,
  stayAs: (name: string) => `Tetap sebagai ${name}`,
  linkIntro: (partner: string) =>
    `Masukkan password ${BRAND.name} kamu untuk menghubungkan akun ini dengan ${partner}.`,
  linkIntroMember: (partner: string) =>
    `Tinggal satu langkah untuk menghubungkan akun ini dengan ${partner}.`,
  phoneAt: (partner: string) => `Nomor HP di ${partner}`,
  linkButton: 'Hubungkan',
  passwordWrong: 'Password salah',
  linkLocked: 'Linking Kamu Gagal',
  linkLockedText: 'Tunggu 10 menit untuk coba lagi.',
  linkLockedReopen: 'Tunggu 10 menit, lalu buka kembali dari aplikasi partner ya.',
  linkFailed: 'Linking Kamu Gagal.',
  loggedInButNotLinked: 'Kamu sudah masuk, tetapi akunnya belum terhubung.',
  elsewhere: 'Halaman ini hanya bisa dibuka dari aplikasi partner.',
} as const;
