import { formatDay, formatTime, jakartaDay } from '@poku/domain/dates';
import { after } from '../../ports/clock';
import { type Cells, csv } from '../history/csv';
import type { Statement, StatementLine } from './service';
import { statementWording as words } from './wording';

const { columns } = words;
const header: Cells = [
  columns.date,
  columns.time,
  columns.kind,
  columns.description,
  columns.number,
  columns.in,
  columns.out,
  columns.balance,
];

const when = (moment: Date): Cells => [jakartaDay(moment), formatTime(moment).slice(0, 'HH:mm'.length)];

const lineCells = ({ at, kind, text, number, points, balance }: StatementLine): Cells => [
  ...when(at),
  words.kinds[kind],
  text,
  number,
  points > 0 ? points : '',
  points < 0 ? -points : '',
  balance,
];

/** A balance at a moment, as a line. */
const balanceCells = (moment: Date, name: string, points: number): Cells => [
  ...when(moment),
  name,
  '',
  '',
  '',
  '',
  points,
];

/** What the month comes to; each kind has points that came or points that went, so none has a sign. */
const summary = ({ sums, held, owed, ends, opening, closing }: Statement): Cells[] => [
  [words.summary, columns.points],
  [words.opening, opening],
  ...sums.map(({ kind, points }): Cells => [words.kinds[kind], Math.abs(points)]),
  [words.closing, closing],
  ...held.map(({ text, number, points }): Cells => [words.held, points, number, text]),
  [words.owed, owed],
  ...ends.map(({ at, points }): Cells => [`${words.ends} ${formatDay(at)}`, points]),
];

/** A statement as a text for a spreadsheet: its movements between both balances, and below an empty line what they come to. */
export function statementCsv(statement: Statement): string {
  const { period, opening, closing, lines } = statement;
  const table = [
    header,
    balanceCells(period.from, words.opening, opening),
    ...lines.map(lineCells),
    balanceCells(after(period.until, -1), words.closing, closing),
  ];
  return `${csv(table, true)}\r\n${csv(summary(statement))}`;
}
