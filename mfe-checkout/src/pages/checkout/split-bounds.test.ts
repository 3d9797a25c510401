import { boundsOf } from './split-bounds';
import type { SplitSource } from './suggest-split';

const source = (partnerId: string, points: number, more: Partial<SplitSource> = {}): SplitSource => ({
  partnerId,
  name: `Partner ${partnerId}`,
  kind: 'loyalty',
  points,
  maximumPoints: 10_000,
  rate: { numerator: 1, denominator: 1 },
  needsOtp: false,
  message: '',
  expiresAt: null,
  ...more,
});
const bounds = (
  partners: SplitSource[],
  shares: Readonly<Record<string, number>>,
  movable = Object.keys(shares),
) =>
  boundsOf(
    partners,
    Object.entries(shares).map(([partnerId, points]) => ({ partnerId, points })),
    new Set(movable),
  ).map(({ left, right, points, least, most, together, before }) => ({
    between: [left.partnerId, right.partnerId],
    points,
    ends: [least, most],
    together,
    before,
  }));

test('a bound moves as far as both partners can give', () => {
  const partners = [source('2', 6_000), source('9', 4_000), source('3', 8_000, { maximumPoints: 5_000 })];
  expect(bounds(partners, { 2: 3_000, 9: 2_000, 3: 4_000 })).toEqual([
    { between: ['2', '9'], points: 3_000, ends: [1_000, 5_000], together: 5_000, before: 0 },
    { between: ['9', '3'], points: 2_000, ends: [1_000, 4_000], together: 6_000, before: 3_000 },
  ]);
});

test('who gave something and gives nothing now can be given it back, who never did has no bound', () => {
  const partners = [source('2', 6_000), source('9', 4_000)];
  expect(bounds(partners, { 2: 3_000 })).toEqual([]);
  expect(bounds(partners, { 2: 3_000 }, ['2', '9'])).toEqual([
    { between: ['2', '9'], points: 3_000, ends: [0, 3_000], together: 3_000, before: 0 },
  ]);
});

test('a partner that cannot be used stands in no bound, and what was typed beyond a limit has none', () => {
  const broken = source('9', 4_000, { message: 'Sedang berkendala' });
  expect(bounds([source('2', 6_000), broken, source('3', 500)], { 2: 1_000, 3: 500 })).toMatchObject([
    { between: ['2', '3'] },
  ]);
  expect(bounds([source('2', 6_000), source('3', 500)], { 2: 1_000, 3: 900 })).toEqual([]);
});
