import type { TierRow } from './repository';
import { standing } from './tiers';

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
  const progress = standing(tiers, earned);
  expect(progress).toMatchObject({
    standing: { level, nextLevel: next, earnedPoints: earned },
    remainingPoints: remaining,
  });
});

test('levels follow each other without a gap, and the last has no maximum', () => {
  expect(standing(tiers, 0).tiers.map((tier) => [tier.minimumPoints, tier.maximumPoints])).toEqual([
    [0, 99],
    [100, 499],
    [500, null],
  ]);
});
