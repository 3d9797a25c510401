import type { wire } from '@poku/shared/contract';
import { paymentCodeWording } from '@poku/shared/domain';
import type { Tx } from '../../db/database';
import { PaymentCode } from '../../http/codes';
import { refusal } from '../../http/errors';
import { findOrders, type StoredOrder } from './order.repository';

const refuse = (code: number) => refusal(code, paymentCodeWording);

/** What names a purchase and its repeats (D46). */
export interface PurchaseKey {
  memberId: string;
  otpRequestId: string;
  idempotencyKey: string | null;
  requestHash: string;
}

/** The stored reply; the failure's code once everything is given back, 20002 before (D46, D47). */
function answerOf({ state, reply, failure }: StoredOrder): wire.WireBuyVoucherData {
  if (state === 'failed') throw refuse(failure ?? PaymentCode.partnerRefused);
  if (state === 'compensating' || reply === null) throw refuse(PaymentCode.inProcess);
  return reply;
}

/** What the same purchase came to; 40003 for another one under the same key, undefined when there is none. */
export async function replay(tx: Tx, key: PurchaseKey): Promise<wire.WireBuyVoucherData | undefined> {
  const found = await findOrders(tx, key.memberId, key);
  if (found.some((order) => order.request_hash !== key.requestHash)) throw refuse(PaymentCode.figuresDiffer);
  const [order] = found;
  return order && answerOf(order);
}
