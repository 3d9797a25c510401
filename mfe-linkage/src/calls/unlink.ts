import type { CodeWording } from '@poku/shared/domain';

/** `POST /partnerunlink` (D32). */
export const unlinkCodeWording: CodeWording = {
  201: 'Partner ini tidak sedang terhubung.',
  202: 'Masih ada transaksi yang memakai partner ini. Tunggu sampai selesai, lalu coba lagi.',
};
