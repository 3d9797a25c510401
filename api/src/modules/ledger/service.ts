import { POINTS_LIFE_MONTHS } from '@poku/domain/limits/points';
import type { Tx } from '../../db/tx';
import { captureHold, insertHold, insertSpent, refundHold, voidHold, type NewHold } from './hold.repository';
import { pointsEnd } from './jakarta';
import {
  endLots,
  insertLot,
  memberLots,
  owedPoints,
  spendablePoints,
  takeFromLots,
  type TakeBack,
} from './lot.repository';
import { partnerUnits } from './partner-units';

/** Points of a member that come in. */
export interface Earning {
  memberId: string;
  points: number;
  /** Unique among earnings; a second one changes nothing. */
  reference: string;
  at: Date;
}

/**
 * A double-entry ledger of members' own points, with lots and holds (D37, D47), and of what partners paid. Every method runs
 * inside the caller's transaction and is idempotent by its reference; those about own points lock the member's accounts
 * first.
 */
export const ledger = {
  /**
   * Books points that came in as a lot of twelve months; they pay what the member owes first. Returns the journal, or undefined for a
   * repeat.
   */
  earn(tx: Tx, { memberId, points, reference, at }: Earning): Promise<number | undefined> {
    const expiresAt = pointsEnd(at, POINTS_LIFE_MONTHS);
    return insertLot(tx, { memberId, points, reference, at, expiresAt });
  },

  /**
   * Takes points of earlier earnings back (D64): from their own lots first, then from the member's others; what is missing becomes a
   * debt. What ended before is not asked for. Undefined, with nothing changed, for a repeat.
   */
  takeBack: (tx: Tx, taking: TakeBack): Promise<{ taken: number; owed: number } | undefined> =>
    takeFromLots(tx, taking),

  /** Points that a member owes. */
  owed: owedPoints,

  /** Moves what is left of ended lots out of the member's balance. Returns the points that ended. */
  expire: (tx: Tx, memberId: string, now: Date): Promise<number> => endLots(tx, memberId, now),

  /**
   * Sets `points` (above 0) aside, earliest end first (D37). Returns false, with nothing changed, when the member has less
   * in lots that have not ended; true for a repeat.
   */
  hold: (tx: Tx, hold: NewHold): Promise<boolean> => insertHold(tx, hold),

  /**
   * Sets points aside and spends them for good at once. Returns what the member can still spend; undefined, with nothing changed, when
   * the member has less.
   */
  spend: (tx: Tx, hold: NewHold): Promise<number | undefined> => insertSpent(tx, hold),

  /** Spends a hold for good. Does nothing for one that is not held any more. Throws for an unknown hold. */
  capture: (tx: Tx, holdId: string, now: Date): Promise<void> => captureHold(tx, holdId, now),

  /** Gives a hold back to the lots it came from. Does nothing for one that is not held any more. Throws for an unknown hold. */
  void: (tx: Tx, holdId: string, now: Date): Promise<void> => voidHold(tx, holdId, now),

  /**
   * Gives a captured hold back to the lots it came from, which keep their end (D37). Does nothing for one that is not captured.
   * Throws for an unknown hold.
   */
  refund: (tx: Tx, holdId: string, now: Date): Promise<void> => refundHold(tx, holdId, now),

  /** Own points that can be spent now (D36). */
  spendable: spendablePoints,

  /** Lots with points left, earliest end first (D37). */
  lots: memberLots,

  ...partnerUnits,
};
