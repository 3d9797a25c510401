import type { Purchase } from '@poku/mfe-checkout/calls/purchase';
import type { Tx } from '../../db/tx';
import { randomLetters, randomReference } from '../../security/random';
import { deleteGoal } from '../goals/repository';
import { insertCoupons } from './repository';

/** Length of a coupon's secret; 32 letters to the power of 12 are 60 bits. */
const secretLength = 12;

/** Opaque references for coupons to come (D51), `quantity` of them. */
export const newCoupons = (voucherId: string, quantity: number): Purchase['coupons'] =>
  Array.from({ length: quantity }, () => ({ voucherId, reference: randomReference() }));

/** Issues the coupons of a sale, each with a secret code of its own (D50); a member who saved up for them has them now. */
export async function issueCoupons(
  tx: Tx,
  sale: { memberId: string; voucherId: string; orderId: string },
  coupons: Purchase['coupons'],
  now: Date,
): Promise<void> {
  const secret = coupons.map(({ reference }) => ({ reference, secretCode: randomLetters(secretLength) }));
  await insertCoupons(tx, sale, secret, now);
  await deleteGoal(tx, sale.memberId, sale.voucherId);
}
