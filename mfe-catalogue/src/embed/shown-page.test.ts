import { couponOf } from './shown-page';

const coupon = { id: '1001', name: 'Es Kopi', pricePoints: 1_800, brand: 'Kopi Serambi' };
const told = { couponId: '1001', name: 'Es Kopi', pricePoints: 1_800 };

test.each([
  ['that was loaded', { loaded: { view: { status: 'ready', coupon } } }],
  ['of a package', { view: { status: 'ready', coupon } }],
  ['that was pressed in a list', { known: { coupon }, loaded: Promise.resolve({}) }],
])('a coupon %s is told', (_, data) => {
  expect(couponOf(data)).toEqual(told);
});

test.each([
  ['another page', { rows: [] }],
  ['a page without data', null],
  ['a coupon that is not there', { loaded: { view: { status: 'missing' } } }],
  ['one without a price', { view: { coupon: { ...coupon, pricePoints: undefined } } }],
])('of %s none is', (_, data) => {
  expect(couponOf(data)).toBeUndefined();
});
