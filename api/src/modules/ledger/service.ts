import { POINTS_LIFE_MONTHS } from '@poku/shared/domain';
import type { Tx } from '../../db/database';
import { endHold, holdMember, insertHold, restoreLots } from './hold.repository';
import { pointsEnd } from './jakarta';
import { insertJournal, lockAccounts, post, systemAccount } from './journal.repository';
import { insertLot, memberLots, openLots, spendablePoints, takeFromLot } from './lot.repository';

/** Points of a member that come in. */
export interface Earning {
  memberId: string;
  points: number;
  /** Unique among earnings; a second one changes nothing. */
  reference: string;
  at: Date;
}

/**
 * A member's own points: a double-entry ledger with lots and holds (D37, D47). Every method runs inside the caller's
 * transaction, locks the member's accounts first and is idempotent by its reference.
 */
export const ledger = {
  /** Books points that came in as a lot of twelve months. Returns the journal, or undefined for a repeat. */
  async earn(tx: Tx, { memberId, points, reference, at }: Earning): Promise<number | undefined> {
    const { available } = await lockAccounts(tx, memberId);
    const journalId = await insertJournal(tx, { kind: 'earn', reference, occurredAt: at });
    if (journalId === undefined) return undefined;
    await post(tx, journalId, { from: await systemAccount(tx, 'issued'), to: available.id, amount: points });
    const expiresAt = pointsEnd(at, POINTS_LIFE_MONTHS);
    await insertLot(tx, { accountId: available.id, journalId, amount: points, expiresAt });
    return journalId;
  },

  /** Moves what is left of ended lots out of the member's balance. Returns the points that ended. */
  async expire(tx: Tx, memberId: string, now: Date): Promise<number> {
    const { available } = await lockAccounts(tx, memberId);
    let points = 0;
    for (const lot of await openLots(tx, available.id)) {
      if (lot.expires_at > now) continue;
      // A lot can end again after a void restored points to it, so the time is part of the reference.
      const reference = `${lot.id}:${now.toISOString()}`;
      const journalId = await insertJournal(tx, { kind: 'expire', reference, occurredAt: now });
      if (journalId === undefined) continue;
      const to = await systemAccount(tx, 'expired');
      await post(tx, journalId, { from: available.id, to, amount: lot.remaining });
      await takeFromLot(tx, lot.id, lot.remaining);
      points += lot.remaining;
    }
    return points;
  },

  /**
   * Sets `points` (above 0) aside, earliest end first (D37). Returns false, with nothing changed but ended lots, when
   * the member has less.
   */
  async hold(tx: Tx, hold: { id: string; memberId: string; points: number; at: Date }): Promise<boolean> {
    await ledger.expire(tx, hold.memberId, hold.at);
    const accounts = await lockAccounts(tx, hold.memberId);
    const open = (await openLots(tx, accounts.available.id)).filter((lot) => lot.expires_at > hold.at);
    if (open.reduce((sum, lot) => sum + lot.remaining, 0) < hold.points) return false;
    const lots: { id: number; amount: number }[] = [];
    let missing = hold.points;
    for (const lot of open) {
      if (missing === 0) break;
      const amount = Math.min(missing, lot.remaining);
      await takeFromLot(tx, lot.id, amount);
      lots.push({ id: lot.id, amount });
      missing -= amount;
    }
    const journalId = await insertJournal(tx, { kind: 'hold', reference: hold.id, occurredAt: hold.at });
    if (journalId === undefined) throw new Error('A hold has an id of its own');
    await post(tx, journalId, { from: accounts.available.id, to: accounts.held.id, amount: hold.points });
    await insertHold(tx, { id: hold.id, memberId: hold.memberId, amount: hold.points, now: hold.at, lots });
    return true;
  },

  /** Spends a hold for good. Ending a hold twice changes nothing. */
  capture: (tx: Tx, holdId: string, now: Date): Promise<void> => end(tx, holdId, 'captured', now),

  /** Gives a hold back to the lots it came from. Ending a hold twice changes nothing. */
  void: (tx: Tx, holdId: string, now: Date): Promise<void> => end(tx, holdId, 'voided', now),

  /** Own points that can be spent now (D36). */
  spendable: spendablePoints,

  /** Lots with points left, earliest end first (D37). */
  lots: memberLots,
};

async function end(tx: Tx, holdId: string, state: 'captured' | 'voided', now: Date): Promise<void> {
  const memberId = await holdMember(tx, holdId);
  if (memberId === undefined) throw new Error('Unknown hold');
  const accounts = await lockAccounts(tx, memberId);
  const ended = await endHold(tx, holdId, state, now);
  if (ended === undefined) return;
  const kind = state === 'captured' ? 'capture' : 'void';
  const journalId = await insertJournal(tx, { kind, reference: holdId, occurredAt: now });
  if (journalId === undefined) return;
  const to = state === 'captured' ? await systemAccount(tx, 'redeemed') : accounts.available.id;
  await post(tx, journalId, { from: accounts.held.id, to, amount: ended.amount });
  if (state === 'voided') await restoreLots(tx, holdId);
}
