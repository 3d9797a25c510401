/** Why an operator's request about an order is refused. */
export type OrderRefusalReason = 'unknown' | 'not-open' | 'not-completed' | 'code-revealed';

const texts: Readonly<Record<OrderRefusalReason, string>> = {
  unknown: 'there is no order with this number',
  'not-open': 'the order is over, there is nothing to ask',
  'not-completed': 'only a completed order can be refunded',
  'code-revealed': 'a coupon of the order was revealed, so its code may have been used',
};

/** A refused request of an operator; nothing was changed. */
export class OrderRefusal extends Error {
  override readonly name = 'OrderRefusal';
  constructor(
    readonly reason: OrderRefusalReason,
    readonly number: string,
  ) {
    super(`${number}: ${texts[reason]}`);
  }
}
