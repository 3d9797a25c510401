import type { TierRow } from './repository';
import { standing, tierWindows } from './tiers';

const now = new Date('2026-11-10T05:00:00Z');
const steadily = (points: number) => ({ points, pointsNextMonth: points });

const tiers: TierRow[] = [
  { name: 'Silver', minimum_points: 0, benefit_html: '' },
  { name: 'Gold', minimum_points: 100, benefit_html: '' },
  { name: 'Platinum', minimum_points: 500, benefit_html: '' },
];

test.each([
  [0, 'Silver', 'Gold', 100],
  [99, 'Silver', 'Gold', 1],
  [100, 'Gold', 'Platinum', 400],
  [500, 'Platinum', 'Platinum', 0],
])('%i earned points are %s, next %s, %i to go', (earned, level, next, remaining) => {
  const progress = standing(tiers, steadily(earned), now);
  expect(progress).toMatchObject({
    standing: { level, nextLevel: next, earnedPoints: earned },
    remainingPoints: remaining,
  });
});

test('levels follow each other without a gap, and the last has no maximum', () => {
  expect(
    standing(tiers, steadily(0), now).tiers.map((tier) => [tier.minimumPoints, tier.maximumPoints]),
  ).toEqual([
    [0, 99],
    [100, 499],
    [500, null],
  ]);
});

test('the window is the twelve months before this one, and what has passed of it', () => {
  expect(tierWindows(now)).toEqual({
    from: new Date('2025-10-31T17:00:00Z'),
    fromNextMonth: new Date('2025-11-30T17:00:00Z'),
  });
});

test.each([
  [500, 500, null, 0],
  [500, 499, '2026-11-30T16:59:59.000Z', 1],
  [500, 0, '2026-11-30T16:59:59.000Z', 500],
  [120, 99, '2026-11-30T16:59:59.000Z', 1],
  [120, 100, null, 0],
  [50, 0, null, 0],
])(
  'of %i points %i count next month: the level stays until %s, or with %i more',
  (points, next, until, keep) => {
    const progress = standing(tiers, { points, pointsNextMonth: next }, now);
    expect(progress.standing).toMatchObject({ keepsUntil: until, keepPoints: keep });
  },
);
