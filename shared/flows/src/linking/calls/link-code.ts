import { BRAND } from '@poku/domain/brand';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import type { CodeWording } from '@poku/domain/wording/code-wording';

/** Codes of the calls that begin and end a link (D30, [A] §8). */
export const LinkCode = {
  /** No attempt of this session is pending for it, or what came back is not its own. */
  notPending: 201,
  phoneDiffers: 203,
  /** The attempt is older than 15 minutes. */
  over: 204,
  /** The partner knows its users by e-mail, and the user it sent in has another one here (D30). */
  emailDiffers: 205,
  emailUnverified: 206,
  notLinkable: 208,
  refused: 209,
  /** The account at the partner is another member's. */
  subjectTaken: 210,
  /** The member has another account at the partner linked. */
  otherLinked: 212,
  accountUnknown: 213,
  /** The partner did not answer; nothing was linked. */
  silent: 504,
  /** The partner did not answer and may have linked; it is asked again (D6). */
  inProcess: 20002,
} as const;

/** What they say: what the member can do. */
export const linkCodeWording: CodeWording = {
  [LinkCode.notPending]: 'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.',
  [LinkCode.phoneDiffers]: `Nomor HP di partner berbeda dengan nomor HP ${BRAND.name} kamu. Samakan dulu nomornya, lalu coba lagi.`,
  [LinkCode.over]: 'Waktunya sudah habis. Mulai lagi dari awal ya.',
  [LinkCode.emailDiffers]: `Email di partner berbeda dengan email ${BRAND.name} kamu. Samakan dulu emailnya, lalu coba lagi.`,
  [LinkCode.emailUnverified]: 'Email kamu belum terverifikasi. Buka link di email kamu dulu, lalu coba lagi.',
  [LinkCode.notLinkable]: 'Partner ini belum bisa dihubungkan.',
  [LinkCode.refused]:
    'Kamu membatalkan atau partner menolak permintaan ini. Coba lagi kalau kamu berubah pikiran.',
  [LinkCode.subjectTaken]: `Akun partner ini sudah terhubung dengan akun ${BRAND.name} lain. Putuskan dulu di sana, lalu coba lagi.`,
  [LinkCode.otherLinked]:
    'Kamu sudah terhubung dengan akun lain di partner ini. Putuskan dulu, lalu coba lagi.',
  [LinkCode.accountUnknown]:
    'Kami tidak menemukan akun kamu di partner ini. Daftar dulu di aplikasi partner ya.',
  [LinkCode.silent]: 'Partner sedang tidak menjawab. Belum ada yang berubah, coba lagi sebentar lagi.',
  [LinkCode.inProcess]: 'Partner belum menjawab. Kami masih memeriksanya, tunggu sebentar ya.',
  [RESPONSE_CODES.redirectTokenBad]: 'Sepertinya ada yang salah… Buka kembali dari aplikasi partner ya.',
};
