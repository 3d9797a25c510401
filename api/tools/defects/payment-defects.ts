import type { Defect } from './defect';

const split = 'modules/payment/saga/split-purchase.test.ts';
const purchase = 'modules/payment/purchase.test.ts';

/** Mistakes in purchases and their saga. */
export const paymentDefects: readonly Defect[] = [
  {
    name: 'the code of a purchase is not consumed',
    file: 'modules/otp/repository.ts',
    from: "set state = 'consumed', consumed_at = ${now}",
    to: "set state = 'verified', consumed_at = ${now}",
    place: 1,
    test: [purchase, 'a purchase takes points and stock, issues a coupon per unit'],
  },
  {
    name: 'a code pays for another basket',
    file: 'modules/otp/repository.ts',
    from: "and ${isOneOf(owner.baskets)} and state = 'verified'",
    to: "and state = 'verified'",
    test: [purchase, 'a code pays only for the basket it was asked for'],
  },
  {
    name: 'a repeat with another body gets the stored reply',
    file: 'modules/payment/replay.ts',
    from: 'if (others.length > 0) throw',
    to: 'if (others.length > 9) throw',
    test: [purchase, 'repeating a purchase gives the stored reply, and another body'],
  },
  {
    name: 'the client’s total is believed',
    file: 'modules/payment/create-order.ts',
    from: 'if (body.totalPoints !== total) throw',
    to: 'if (body.totalPoints < 0) throw',
    test: [purchase, 'figures that are not the server’s are 40003'],
  },
  {
    name: 'stock is taken without looking',
    file: 'modules/payment/stock.repository.ts',
    from: 'and stock >= ${quantity}::int and not withdrawn',
    to: 'and not withdrawn',
    test: [purchase, 'too few points are 40004 and no stock is 40005'],
  },
  {
    name: 'stock is not given back',
    file: 'modules/payment/stock.repository.ts',
    from: 'set stock = stock + ${quantity}::int',
    to: 'set stock = stock + 0 * ${quantity}::int',
    test: [split, 'a page that is declined gives everything back'],
  },
  {
    name: 'a partner’s share is rounded down',
    file: 'modules/payment/split.ts',
    from: 'const units = unitsOfPoints(points, rate);',
    to: 'const units = Math.floor((points * denominator) / numerator);',
    test: ['modules/payment/split.test.ts', 'a partner is debited by the rate of the day, rounded up'],
  },
  {
    name: 'a foreign member’s order can be read',
    file: 'modules/payment/transaction.repository.ts',
    from: 'where o.member_id = ${memberId} and ${named(name)}',
    to: 'where o.member_id <> ${`-${memberId}`} and ${named(name)}',
    test: [
      'modules/payment/transaction.test.ts',
      'another member’s transaction is like one that does not exist',
    ],
  },
  {
    name: 'silence is taken for a refusal',
    file: 'modules/payment/saga/outcome.ts',
    from: "if (!isFirst || !hasNoEffect) return { to: 'unknown' };",
    to: "if (!isFirst && !hasNoEffect) return { to: 'unknown' };",
    test: [split, 'silent and debited: 20002, then the inquiry completes it'],
  },
  {
    name: 'a debit that never arrived is not fenced',
    file: 'modules/payment/saga/outcome.ts',
    from: "return fenced('never-arrived');",
    to: "return refused('never-arrived');",
    test: [split, 'silent and never arrived: the reference is fenced'],
  },
  {
    name: 'the end of the page’s time is forgotten',
    file: 'modules/payment/saga/outcome.ts',
    from: "if (isTimeOver) return fenced('expired');",
    to: '',
    test: [split, 'nobody pays the page: after 15 minutes'],
  },
  {
    name: 'a page outside the e-wallet’s addresses is opened',
    file: 'modules/payment/saga/outcome.ts',
    from: 'return isPartnerAddress(checkoutUrl, leg.addresses)',
    to: "return isPartnerAddress(checkoutUrl, leg.addresses) || checkoutUrl !== ''",
    test: [split, 'a page outside the e-wallet’s addresses is given back'],
  },
  {
    name: 'a partner that gave back too little is believed',
    file: 'modules/payment/saga/outcome.ts',
    from: 'return amountUnits === leg.units || (amountUnits === 0 && leg.debitedAt === null);',
    to: 'return amountUnits <= leg.units;',
    test: [split, 'a partner that gives back less than it took is not believed'],
  },
  {
    name: 'partners’ units are not settled',
    file: 'modules/payment/saga/decisions.ts',
    from: 'if (leg.holdId === null) await ledger.settle(tx, unitsOf(leg, now));',
    to: 'if (leg.holdId === null) await Promise.resolve();',
    test: [split, 'own points and a programme pay together'],
  },
  {
    name: 'the hold of a failed order is not given back',
    file: 'modules/payment/saga/decisions.ts',
    from: 'await ledger.void(tx, leg.holdId, now);',
    to: '',
    test: [split, 'a page that is declined gives everything back'],
  },
  {
    name: 'units that a partner gave back are not booked',
    file: 'modules/payment/saga/decisions.ts',
    from: 'await ledger.giveBack(tx, unitsOf(leg, now));',
    to: '',
    test: [split, 'the e-wallet refuses: the programme gives back'],
  },
  {
    name: 'an order is compensated again',
    file: 'modules/payment/saga/change.repository.ts',
    from: 'where id = ${id} and ${oneOf(orderStatesBefore(to))}',
    to: 'where id = ${id} and (${oneOf(orderStatesBefore(to))} or true)',
    test: ['modules/payment/refund.test.ts', 'a refund of one order is made once'],
  },
  {
    name: 'a revealed coupon’s order is refunded',
    file: 'modules/payment/saga/decisions.ts',
    from: "if (!(await cancelCoupons(tx, order.id, now))) throw new OrderRefusal('code-revealed', order.number);",
    to: 'await cancelCoupons(tx, order.id, now);',
    test: ['modules/payment/refund.test.ts', 'what cannot be refunded or asked about says why'],
  },
];
