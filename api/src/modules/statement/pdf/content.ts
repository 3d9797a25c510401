import { BRAND } from '@poku/domain/brand';
import { formatDate, formatDay, formatMonth, formatTime } from '@poku/domain/dates';
import { formatNumber, formatPoints } from '@poku/domain/numbers';
import { maskPhone } from '@poku/domain/phone';
import { after } from '../../../ports/clock';
import type { Statement } from '../service';
import { statementWording as words } from '../wording';
import type { Block } from './blocks';
import { figure, gap, heading, paragraph } from './parts';
import type { Pen } from './pen';
import { BODY, BODY_BOLD, BODY_MUTED, TITLE } from './styles';
import { tableHead, tableRow } from './table';

const { columns } = words;
const signed = (points: number): string => (points > 0 ? `+${formatNumber(points)}` : formatNumber(points));
const momentText = (moment: Date): string =>
  `${formatDate(moment)} ${formatTime(moment).slice(0, 'HH:mm'.length)}`;

const spanText = ({ period: { from, until, isRunning } }: Statement): string => {
  const last = after(until, -1);
  const span = words.span(formatDay(from), formatDay(last));
  return isRunning ? `${span}, ${formatTime(last)}` : span;
};

const head = (pen: Pen, statement: Statement): Block[] => {
  const { member, period } = statement;
  return [
    ...paragraph(pen, BRAND.name, BODY_BOLD, 10),
    ...paragraph(pen, `${words.title} ${BRAND.points}`, TITLE),
    ...paragraph(pen, `${formatMonth(period.month)} (${spanText(statement)})`, BODY_MUTED, 10),
    ...paragraph(pen, member.name, BODY_BOLD, 2),
    ...paragraph(pen, maskPhone(member.phone), BODY_MUTED, 10),
  ];
};

const summary = (pen: Pen, { opening, sums, closing, held, owed }: Statement): Block[] => {
  const inProcess = held.reduce((sum, { points }) => sum + points, 0);
  return [
    figure(pen, words.opening, formatPoints(opening), true),
    ...sums.map(({ kind, points }) =>
      figure(pen, words.kinds[kind], `${points > 0 ? '+' : ''}${formatPoints(points)}`),
    ),
    figure(pen, words.closing, formatPoints(closing), true),
    ...(inProcess === 0 ? [] : [figure(pen, words.ofWhichHeld, formatPoints(inProcess))]),
    ...(owed === 0 ? [] : [figure(pen, words.owed, formatPoints(owed))]),
    gap(10),
  ];
};

const names = {
  when: columns.when,
  kind: '',
  text: columns.description,
  number: columns.number,
  points: columns.points,
  balance: columns.balance,
};

const movements = (pen: Pen, { lines }: Statement): Block[] => {
  if (lines.length === 0) return paragraph(pen, words.noMovements, BODY);
  const top = tableHead(pen, names);
  const rows = lines.flatMap(({ at, kind, text, number, points, balance }) =>
    tableRow(
      pen,
      {
        when: momentText(at),
        kind: words.kinds[kind],
        text,
        number,
        points: signed(points),
        balance: formatNumber(balance),
      },
      top,
    ),
  );
  return [top, ...rows];
};

const heldPart = (pen: Pen, { held }: Statement): Block[] => {
  if (held.length === 0) return [];
  const top = tableHead(pen, { ...names, balance: '' });
  const rows = held.flatMap(({ at, text, number, points }) =>
    tableRow(
      pen,
      { when: momentText(at), kind: words.held, text, number, points: formatNumber(points), balance: '' },
      top,
    ),
  );
  return [heading(pen, words.held), top, ...rows];
};

const endsPart = (pen: Pen, { ends, period }: Statement): Block[] => [
  heading(pen, words.endsUntil(formatDay(after(period.nextUntil, -1)))),
  ...(ends.length === 0
    ? paragraph(pen, words.noEnds, BODY)
    : ends.map(({ at, points }) => figure(pen, formatDay(at), formatPoints(points)))),
];

/** All that a statement says, from the top. */
export const statementBlocks = (pen: Pen, statement: Statement): Block[] => [
  ...head(pen, statement),
  ...summary(pen, statement),
  ...movements(pen, statement),
  ...heldPart(pen, statement),
  ...endsPart(pen, statement),
];
