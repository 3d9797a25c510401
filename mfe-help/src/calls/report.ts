import { asker, call, record, text } from '@poku/contract/calls';
import { countChars, isBlankText, isUnreadableText, normalizeText } from '@poku/domain/text';

/** Sends a report: 1 to 2,000 characters ([C] §5, [C] §7, D55). Codes `ReportCode`; `invalid` names `message`. */
export const reportCall = call({
  method: 'POST',
  path: '/ticket',
  body: { clientId: asker(), message: text() },
  answer: record({
    /** What the member and an operator name the report by. */
    number: text('ticketNumber'),
  }),
});

/** Codes of a report ([C] §8, D55). */
export const ReportCode = { emailUnverified: 206, usedUp: 211, blank: 40006 } as const;

/** What a member reads for each code. */
export const reportCodeWording = {
  [ReportCode.emailUnverified]: 'Email kamu belum terverifikasi. Verifikasi dulu untuk mengirim laporan ya',
  [ReportCode.usedUp]: 'Kamu sudah mengirim lima laporan hari ini. Coba lagi besok ya',
  [ReportCode.blank]: 'Mohon isi laporan kamu',
} as const;

/** What is wrong with the text of a report (D55). */
export const reportTextWording = {
  tooLong: 'Laporan maksimal 2.000 karakter',
  unreadable: 'Ada karakter di laporan kamu yang tidak bisa kami baca. Hapus dulu ya',
} as const;

/** Longest report (D55). */
export const REPORT_MAX_CHARS = 2_000;

/**
 * Checks the message of a report ([C] §5, D55).
 * @returns the text to show, or `undefined` when it may be sent
 */
export function validateReport(message: string): string | undefined {
  if (isBlankText(message)) return reportCodeWording[ReportCode.blank];
  if (isUnreadableText(message)) return reportTextWording.unreadable;
  return countChars(normalizeText(message)) > REPORT_MAX_CHARS ? reportTextWording.tooLong : undefined;
}
