import type { Tx } from '../../db/tx';
import { bookedUnits, insertUnits, type BookedUnits } from './partner-units.repository';

/** Units of a partner that moved. */
export interface PartnerUnits {
  /** Of the leg; every kind of move is booked once for it. */
  reference: string;
  partnerId: string;
  /** In the partner's units, above 0. */
  units: number;
  at: Date;
}

/** What was booked under a reference. Throws when that was another amount. */
async function look(tx: Tx, { partnerId, reference, units }: PartnerUnits): Promise<BookedUnits> {
  const booked = await bookedUnits(tx, partnerId, reference);
  if (booked.units !== null && booked.units !== units) {
    throw new Error(`Debit ${reference} is of ${booked.units} units, not of ${units}`);
  }
  return booked;
}

/**
 * Books what partners' programmes paid, each in an asset of its own. Every method runs inside the caller's transaction, which
 * holds the order's lock, and is idempotent by its reference; another amount under one reference throws.
 */
export const partnerUnits = {
  /** The partner took units for an order: they wait for its end. */
  async debit(tx: Tx, move: PartnerUnits): Promise<void> {
    await look(tx, move);
    await insertUnits(tx, { ...move, kind: 'debit', from: 'partner', to: 'clearing' });
  },

  /** The order is paid: the units are kept. Throws when they were never taken, or given back before. */
  async settle(tx: Tx, move: PartnerUnits): Promise<void> {
    const booked = await look(tx, move);
    if (booked.units === null) throw new Error(`Nothing was debited under ${move.reference}`);
    if (booked.isSettled) return;
    if (booked.isReturned) throw new Error(`Debit ${move.reference} was given back`);
    await insertUnits(tx, { ...move, kind: 'settle', from: 'clearing', to: 'settled' });
  },

  /**
   * The partner gave units back, before the end of the order or after it. Returns false, with nothing changed, when nothing
   * was booked under this reference.
   */
  async giveBack(tx: Tx, move: PartnerUnits): Promise<boolean> {
    const booked = await look(tx, move);
    if (booked.units === null) return false;
    const from = booked.isSettled ? 'settled' : 'clearing';
    await insertUnits(tx, { ...move, kind: 'return', from, to: 'partner' });
    return true;
  },
};
