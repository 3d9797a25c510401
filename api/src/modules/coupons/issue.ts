import type { wire } from '@poku/shared/contract';
import type { Tx } from '../../db/database';
import { randomLetters, randomReference } from '../../security/random';
import { insertCoupons } from './repository';

/** Length of a coupon's secret; 32 letters to the power of 12 are 60 bits. */
const secretLength = 12;

/** Opaque references for coupons to come (D51), `quantity` of them. */
export const newCoupons = (voucherId: string, quantity: number): wire.WireIssuedCoupon[] =>
  Array.from({ length: quantity }, () => ({ voucherId, code: randomReference() }));

/** Issues the coupons of a sale, each with a secret code of its own (D50). */
export const issueCoupons = (
  tx: Tx,
  sale: { memberId: string; voucherId: string; orderId: string },
  coupons: readonly wire.WireIssuedCoupon[],
  now: Date,
): Promise<void> =>
  insertCoupons(
    tx,
    sale,
    coupons.map(({ code }) => ({ code, secretCode: randomLetters(secretLength) })),
    now,
  );
