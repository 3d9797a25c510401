import { bytes, call, file, flag, list, record, text, type ValueOf } from '@poku/contract/calls';
import { BRAND } from '@poku/domain/brand';

const month = record({
  /** `YYYY-MM`, of the calendar of WIB. */
  month: text(undefined, { pattern: String.raw`\d{4}-\d{2}` }),
  /** It goes up to now; the others are over. */
  isRunning: flag('running'),
});

/** A month with a statement. */
export type StatementMonth = ValueOf<typeof month>;

/** Which month is wanted. */
const wantedMonth = text(undefined, { pattern: String.raw`[1-9]\d{3}-(?:0[1-9]|1[0-2])` });

/** The months of a member's own points, the newest first, from the first movement on; at most 24 (D67). */
export const statementMonthsCall = call({
  method: 'GET',
  path: '/customerstatement/{clientId}',
  answer: record({ months: list(month, 'data') }),
});

/** A month's statement as a document to read and print; a month without one is a 400 that names `month`. */
export const statementPdfCall = call({
  method: 'GET',
  path: '/customerstatementpdf/{clientId}',
  query: { month: wantedMonth },
  answer: bytes('application/pdf'),
});

/** The same for a spreadsheet. */
export const statementCsvCall = call({
  method: 'GET',
  path: '/customerstatementcsv/{clientId}',
  query: { month: wantedMonth },
  answer: file('text/csv'),
});

/** Name of a statement's file. @param month `YYYY-MM` */
export const statementFileName = (month: string, type: 'pdf' | 'csv'): string =>
  `${BRAND.name.toLowerCase()}-laporan-${month}.${type}`;
