import { BRAND } from '@poku/domain/brand';

/** What a partner's user reads at the login and the registration ([A] §2, D28, D29). */
export const partnerVisitWording = {
  partnerDataFailed: 'Gagal mendapatkan partner data!',
  registerIntro: (partner: string) => `Data kamu dari ${partner} sudah kami isikan. Tinggal buat password.`,
  fixedByPartner: (partner: string) => `Sesuai akun ${partner} kamu`,
  registerWithout: (partner: string) => `Daftar tanpa ${partner}`,
  homeSentence: (partner: string) => `Tukar poin ${partner} kamu dengan kupon pilihan di ${BRAND.name}.`,
  homeGreeting: `Pakai nomor HP dan password akun ${BRAND.name} kamu.`,
} as const;
