import { nextAction } from './next-action';
import type { LegSnapshot, OrderSnapshot } from './snapshot';
import type { LegState, OrderState } from './states';

const kinds = ['own', 'loyalty', 'ewallet'] as const;

const leg = (state: LegState, position: number): LegSnapshot => ({
  position,
  kind: kinds[position] ?? 'loyalty',
  state,
  partnerId: String(position),
  slug: `partner-${position}`,
  reference: `reference-${position}`,
  units: 100,
  subject: 'subject',
  mandateId: 'mandate',
  codeReference: null,
  holdId: position === 0 ? 'hold' : null,
  checkoutUrl: null,
  debitedAt: null,
  addresses: [],
});

const order = (state: OrderState, legs: readonly LegState[]): OrderSnapshot => ({
  id: 'order',
  number: 'PK1',
  memberId: 'member',
  voucherId: 'voucher',
  quantity: 1,
  phone: null,
  totalPoints: 300,
  state,
  failure: null,
  takes: 0,
  inquiries: 0,
  stuckAt: null,
  paymentEndsAt: null,
  siteOrigin: '',
  legs: legs.map(leg),
});

const told = (state: OrderState, legs: readonly LegState[]): string => {
  const action = nextAction(order(state, legs));
  if ('leg' in action) return `${action.do} ${action.leg.position}`;
  if ('legs' in action) return `${action.do} ${action.legs.map(({ position }) => position).join(' ')}`;
  return action.do;
};

test.each<[OrderState, LegState[], string]>([
  ['paying', ['held', 'pending', 'pending'], 'debit 1'],
  ['paying', ['held', 'debited', 'pending'], 'order-payment 2'],
  ['paying', ['held', 'unknown', 'pending'], 'inquire 1'],
  ['paying', ['held', 'debited', 'waiting'], 'inquire 2'],
  ['paying', ['held', 'debited', 'unknown'], 'inquire 2'],
  ['paying', ['held', 'debited', 'debited'], 'complete'],
  ['paying', ['held'], 'complete'],
  ['paying', ['held', 'refused', 'pending'], 'compensate'],
  ['paying', ['held', 'debited', 'releasing'], 'compensate'],
  ['compensating', ['released', 'releasing', 'releasing'], 'release 1 2'],
  ['compensating', ['released', 'released', 'releasing'], 'release 2'],
  ['compensating', ['released', 'released', 'refused'], 'close'],
  ['refunding', ['released', 'releasing', 'released'], 'release 1'],
  ['refunding', ['released', 'released', 'released'], 'close'],
  ['completed', ['captured', 'captured', 'captured'], 'nothing'],
  ['failed', ['released', 'refused', 'refused'], 'nothing'],
  ['refunded', ['released', 'released', 'released'], 'nothing'],
])('an order that is %s with legs %j: %s', (state, legs, expected) => {
  expect(told(state, legs)).toBe(expected);
});

test('no order gives anything back and takes something at the same time', () => {
  const states: LegState[] = ['pending', 'debited', 'unknown', 'waiting', 'refused', 'releasing', 'released'];
  for (const second of states)
    for (const third of states) {
      const action = told('paying', ['held', second, third]);
      const isBroken = [second, third].some((state) => /refused|releas/.test(state));
      expect([second, third, action === 'compensate']).toEqual([second, third, isBroken]);
    }
});
