import type { Purchase } from '@poku/mfe-checkout/calls/purchase';
import { PaymentCode, paymentCodeWording } from '@poku/mfe-checkout/calls/payment';
import type { Tx } from '../../db/tx';
import { refusal } from '../../http/errors';
import { findRequests, type PurchaseKey, type StoredRequest } from './order.repository';
import { fromStored } from './reply';

const refuse = (code: number) => refusal(code, paymentCodeWording);

/** The stored reply; the failure's code once everything is given back, 20002 before (D46, D47). */
function answerOf({ state, reply, failure }: StoredRequest): Purchase {
  if (state === 'failed') throw refuse(failure ?? PaymentCode.partnerRefused);
  if (state === 'compensating' || reply === null) throw refuse(PaymentCode.inProcess);
  return fromStored(reply);
}

/**
 * The answer of the same purchase made before; 40003 for another one under the same key, undefined when there is none. A request
 * that was refused before it had an order keeps its key and may be made again.
 * @param onFound called when there is one, before its answer or its refusal
 */
export async function replay(
  tx: Tx,
  key: PurchaseKey,
  onFound: () => void = () => undefined,
): Promise<Purchase | undefined> {
  const found = await findRequests(tx, key);
  const orders = found.filter(({ state }) => state !== null);
  const isOfOrder = orders.some((order) => order.idempotency_key === key.idempotencyKey);
  const others = (isOfOrder ? orders : found).filter((request) => request.request_hash !== key.requestHash);
  if (others.length > 0) throw refuse(PaymentCode.figuresDiffer);
  const [order] = orders;
  if (order === undefined) return undefined;
  onFound();
  return answerOf(order);
}
