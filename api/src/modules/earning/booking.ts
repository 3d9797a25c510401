import { jakartaDay } from '@poku/domain/dates';
import type { Tx } from '../../db/tx';
import { randomLetters } from '../../security/random';
import { ledger } from '../ledger/service';
import { referenceOf, referencesOf } from './booking-reference';
import { describe } from './describe';
import type { PurchaseRow } from './partner-purchase.repository';
import { insertRecord, updateRecord } from './record.repository';

/** A number of the history for points that come at a moment. */
export const newNumber = (at: Date): string => `RH${jakartaDay(at).replaceAll('-', '')}${randomLetters(8)}`;

/** Books what has become spendable. */
async function bookMore(tx: Tx, row: PurchaseRow, memberId: string, now: Date): Promise<PurchaseRow> {
  const number = row.number ?? newNumber(now);
  const earning = {
    memberId,
    points: row.points - row.booked,
    reference: referenceOf(number, row.moves),
    at: now,
  };
  const journalId = await ledger.earn(tx, earning);
  if (journalId === undefined) throw new Error(`The points of ${number} stand in the books already`);
  const booked = { ...row, number, booked: row.points, moves: row.moves + 1 };
  const facts = { number, points: row.points, description: describe(row), status: 0 } as const;
  if (row.number === null)
    await insertRecord(tx, { ...facts, memberId, partnerId: row.partner_id }, journalId, now);
  else await updateRecord(tx, facts, journalId);
  return booked;
}

/** Takes back what it does not earn any more. */
async function bookLess(tx: Tx, row: PurchaseRow, memberId: string, now: Date): Promise<PurchaseRow> {
  const number = row.number ?? '';
  const points = row.booked - row.points;
  const taking = {
    memberId,
    points,
    earnings: referencesOf(number, row.moves),
    reference: referenceOf(number, row.moves),
    at: now,
  };
  const done = await ledger.takeBack(tx, taking);
  if (done === undefined) throw new Error(`The points of ${number} were taken back already`);
  const isWhole = row.points === 0;
  await updateRecord(tx, {
    number,
    points: isWhole ? row.booked : row.points,
    description: describe(row),
    status: isWhole ? 2 : 0,
  });
  const lapsed = row.lapsed + points - done.taken - done.owed;
  return { ...row, booked: row.points, lapsed, moves: row.moves + 1 };
}

/**
 * Makes the books say what a purchase earns: points that can be spent by now are booked, and what it does not earn any more is taken
 * back at once. The caller holds the purchase and the member's accounts.
 */
export async function book(tx: Tx, row: PurchaseRow, memberId: string, now: Date): Promise<PurchaseRow> {
  if (row.points < row.booked) return bookLess(tx, row, memberId, now);
  const isSpendable = row.spendable_at !== null && row.spendable_at <= now;
  return row.points > row.booked && isSpendable ? bookMore(tx, row, memberId, now) : row;
}

/**
 * Puts a purchase that was given back, or corrected to nothing, while its points waited into the history, since the member saw them
 * wait; nothing is booked. The caller holds the purchase.
 * @param points that waited
 */
export async function recordCancelled(
  tx: Tx,
  row: PurchaseRow,
  { memberId, points }: { memberId: string; points: number },
  now: Date,
): Promise<PurchaseRow> {
  const number = newNumber(now);
  const facts = { number, points, description: describe(row), status: 2 } as const;
  await insertRecord(tx, { ...facts, memberId, partnerId: row.partner_id }, null, now);
  return { ...row, number };
}
