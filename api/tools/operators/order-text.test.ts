// @database either: no database is asked.
import type { OrderLine } from '../../src/modules/operators/repository';
import { listText } from './order-text';

const order: OrderLine = {
  number: 'POK-1',
  state: 'paying',
  msisdn: '081200000002',
  total_points: 7_000,
  quantity: 1,
  coupon_name: 'Kopi',
  coupons: 0,
  sent_coupons: 0,
  failure: null,
  refund_reason: null,
  created_at: new Date('2026-01-02T03:04:05Z'),
  ended_at: null,
  due_at: null,
  inquiries: 6,
  stuck_at: new Date('2026-01-02T05:04:05Z'),
  legs: [],
};

test('a list tells how many orders there are beyond those that it has', () => {
  expect(listText({ orders: [order], open: 1, stuck: 1 })).toMatch(/\n1 open, 1 of them stuck\.$/);
  expect(listText({ orders: [order], open: 900, stuck: 300 })).toMatch(
    /\n900 open, 300 of them stuck\. The first 1 are listed\.$/,
  );
  expect(listText({ orders: [], open: 0, stuck: 0 })).toBe('No order is open.');
});

test('a list has no whole phone number', () => {
  const text = listText({ orders: [order], open: 1, stuck: 1 });
  expect(text).toContain('2026-01-02 05:04:05');
  expect(text).not.toContain(order.msisdn);
});
