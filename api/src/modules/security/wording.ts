import { BRAND } from '@poku/domain/brand';

/** What the owner of an account is told when it is changed or opened: by e-mail and by SMS, always (D59, D60, D66). */
export interface SecurityNotice {
  readonly subject: string;
  /** Of the e-mail. */
  readonly text: string;
  readonly sms: string;
}

const notice = (name: string, subject: string, what: string, advice: string): SecurityNotice => ({
  subject,
  text: [`Hai ${name},`, what, `Bukan kamu? ${advice}`].join('\n\n'),
  sms: `${BRAND.name}: ${what} Bukan kamu? ${advice}`,
});

/** The notices by kind. None carries a password, a code, a link or a whole address. */
export const securityWording = {
  passwordChanged: (name: string) =>
    notice(
      name,
      `Password ${BRAND.name} kamu diubah`,
      `Password akun ${BRAND.name} kamu baru saja diubah.`,
      'Segera buat password baru lewat Lupa Password.',
    ),
  emailAsked: (name: string, maskedEmail: string) =>
    notice(
      name,
      `Permintaan ganti email ${BRAND.name}`,
      `Ada permintaan untuk mengganti email akun ${BRAND.name} kamu menjadi ${maskedEmail}. Email lama tetap dipakai sampai email baru diverifikasi.`,
      'Segera masuk, kembalikan email kamu, lalu ubah password.',
    ),
  emailChanged: (name: string, maskedEmail: string) =>
    notice(
      name,
      `Email ${BRAND.name} kamu sudah diganti`,
      `Email akun ${BRAND.name} kamu sudah diganti menjadi ${maskedEmail}.`,
      'Segera ubah password lewat Lupa Password dengan nomor HP kamu.',
    ),
  enteredFromPartner: (name: string, partnerName: string) =>
    notice(
      name,
      `Akun ${BRAND.name} kamu dibuka di perangkat baru`,
      `Akun ${BRAND.name} kamu baru saja dibuka lewat ${partnerName} di perangkat baru.`,
      `Segera ubah password, lalu putuskan ${partnerName} dari akun kamu.`,
    ),
} as const;
