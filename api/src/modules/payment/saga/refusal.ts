/** Why an operator's request about an order is refused. */
export type OrderRefusalReason =
  | 'unknown'
  | 'not-open'
  | 'not-completed'
  | 'code-revealed'
  | 'delivered'
  | 'may-be-delivered';

const texts: Readonly<Record<OrderRefusalReason, string>> = {
  unknown: 'there is no order with this number',
  'not-open': 'the order is over, there is nothing to ask',
  'not-completed': 'only a completed order can be refunded',
  'code-revealed': 'a coupon of the order was revealed, so its code may have been used',
  delivered: 'the package has reached its number',
  'may-be-delivered':
    'the package may still reach its number; ops biller give-up calls it off first and then gives it back',
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
