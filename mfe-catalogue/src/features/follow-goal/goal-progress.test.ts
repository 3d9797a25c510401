import { goalProgress } from './goal-progress';

const coupon = { stock: 3, isOnSale: true, pricePoints: 10_000 };
const pace = { earnedPoints: 9_000, earningDays: 90 };

test('points that are missing take as many days as at the pace of before, rounded up', () => {
  expect(goalProgress(coupon, 7_750, pace)).toEqual({
    state: 'saving',
    points: 7_750,
    missing: 2_250,
    percent: 77,
    days: 23,
  });
});

test('what is nearly there is not full', () => {
  expect(goalProgress(coupon, 9_999, pace)).toMatchObject({ percent: 99, days: 1, state: 'saving' });
});

test('enough is enough, however much more there is', () => {
  expect(goalProgress(coupon, 50_000, pace)).toEqual({
    state: 'reached',
    points: 10_000,
    missing: 0,
    percent: 100,
    days: null,
  });
});

test.each([
  ['nothing is promised to who earned nothing', { earnedPoints: 0, earningDays: 90 }, null],
  ['a year is the longest that is said', { earnedPoints: 1, earningDays: 90 }, 'long'],
])('%s', (_, slow, days) => expect(goalProgress(coupon, 0, slow).days).toBe(days));

test.each([
  ['a coupon whose sale is over', { ...coupon, isOnSale: false, stock: 0 }, 'ended'],
  ['a coupon that is sold out, with enough points', { ...coupon, stock: 0 }, 'soldOut'],
])('%s cannot be reached', (_, gone, state) => expect(goalProgress(gone, 50_000, pace).state).toBe(state));

test('a total that is not known yet, and one below zero, are none', () => {
  for (const total of [null, -5])
    expect(goalProgress(coupon, total, pace)).toMatchObject({ points: 0, missing: 10_000, percent: 0 });
});
