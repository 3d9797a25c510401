import { formatTime, jakartaDay } from '@poku/domain/dates';
import { historyTermWording } from '@poku/mfe-history/calls/history';
import { orderStatus } from '../payment/order-status';
import type { BurnRow } from './burn.repository';
import type { Cells } from './csv';
import type { EarnRow } from './earn.repository';
import { historyFileWording as words } from './wording';

const status = historyTermWording.status;

const whenCells = (moment: Date): Cells => [jakartaDay(moment), formatTime(moment).slice(0, 'HH:mm'.length)];

/** What the cells of an earn are. */
export const earnHeader: Cells = [
  words.date,
  words.time,
  words.number,
  words.partner,
  words.description,
  words.points,
  words.status,
];
/** An earn as one line; its moment in WIB (D53). One that failed earned nothing. */
export const earnCells = (row: EarnRow): Cells => [
  ...whenCells(row.occurred_at),
  row.number,
  row.partner_name,
  row.description,
  row.status === 0 ? row.points : 0,
  row.status === 0 ? status.success : status.failed,
];

/** What the cells of a burn are. */
export const burnHeader: Cells = [
  words.date,
  words.time,
  words.number,
  words.coupon,
  words.brand,
  words.quantity,
  words.points,
  words.status,
  words.sources,
];
/** A burn as one line; what each source paid stands in one cell. Of one that failed nothing was taken, or it was given back. */
export const burnCells = (row: BurnRow): Cells => {
  const isFailed = orderStatus[row.state] === 'failed';
  return [
    ...whenCells(row.created_at),
    row.number,
    row.name,
    row.brand_name,
    row.quantity,
    isFailed ? 0 : row.total_points,
    status[orderStatus[row.state]],
    isFailed ? '' : row.details.map(({ name, points }) => `${name} ${points}`).join(', '),
  ];
};
