import type { wire } from '@poku/shared/contract';
import type { Tx } from '../../db/database';
import { randomLetters, randomReference } from '../../security/random';
import { insertCoupon } from './repository';

/** Length of a coupon's secret; 32 letters to the power of 12 are 60 bits. */
const secretLength = 12;

/** Issues one coupon per unit of a sale, each with a code of its own (D50). Returns their opaque references (D51). */
export async function issueCoupons(
  tx: Tx,
  sale: { memberId: string; voucherId: string; orderId: string; expiresAt: Date },
  quantity: number,
  now: Date,
): Promise<wire.WireIssuedCoupon[]> {
  const issued: wire.WireIssuedCoupon[] = [];
  for (let unit = 0; unit < quantity; unit += 1) {
    const code = randomReference();
    await insertCoupon(tx, { ...sale, code, secretCode: randomLetters(secretLength), now });
    issued.push({ voucherId: sale.voucherId, code });
  }
  return issued;
}
