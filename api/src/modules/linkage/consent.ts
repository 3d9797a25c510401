import { BRAND } from '@poku/domain/brand';

/** Present version of the text that a member agrees to when linking (D32); a change of text is a new version. */
export const CONSENT_VERSION = '2026-11';

/** `{partner}` stands for the partner's name. */
export const CONSENT_TEXT = `Saya setuju ${BRAND.name} dan {partner} saling berbagi nomor HP, email dan saldo saya untuk menghubungkan akun.`;

/** Text for a page that still shows an older version (D32). */
export const CONSENT_OUTDATED =
  'Teks persetujuan sudah berubah. Muat ulang halaman ini, lalu setujui lagi ya.';
