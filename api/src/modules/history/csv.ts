import { stringify } from 'csv-stringify/sync';

/** One line of a file. */
export type Cells = readonly (string | number)[];

/**
 * Lines for a spreadsheet. A text that one would reckon as a formula gets an apostrophe in front; Indonesian ones part cells by `;`.
 * @param bom whether the file begins with it: some read it as another encoding otherwise. Default false
 */
export const csv = (rows: readonly Cells[], bom = false): string =>
  stringify(
    rows.map((cells) => [...cells]),
    {
      bom,
      delimiter: ';',
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      escape_formulas: true,
    },
  );
