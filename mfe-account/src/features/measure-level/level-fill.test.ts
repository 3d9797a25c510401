import fc from 'fast-check';
import { nextTier, tierRing } from '.';

const silver = { name: 'Silver', minimumPoints: 0, maximumPoints: 99_999 };
const gold = { name: 'Gold', minimumPoints: 100_000, maximumPoints: 499_999 };
const platinum = { name: 'Platinum', minimumPoints: 500_000, maximumPoints: null };

test('the ring counts to 99 for Silver and to 999 for Gold and Platinum', () => {
  expect(tierRing(silver, 50_000)).toEqual({ value: 49, scale: 99 });
  expect(tierRing(gold, 300_000)).toEqual({ value: 499, scale: 999 });
  expect(tierRing(platinum, 500_000)).toEqual({ value: 999, scale: 999 });
});

test('a level that is not reached is empty, one that is passed is full', () => {
  expect(tierRing(gold, 99_999).value).toBe(0);
  expect(tierRing(silver, 100_000).value).toBe(99);
});

test('inside a level the ring never looks full and never goes back', () => {
  const inside = fc.integer({ min: gold.minimumPoints, max: gold.maximumPoints - 1 });
  fc.assert(
    fc.property(inside, (earned) => {
      const { value } = tierRing(gold, earned);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(999);
      expect(tierRing(gold, earned + 1).value).toBeGreaterThanOrEqual(value);
    }),
  );
});

test('the next level comes from the list, and is Platinum where the list has none', () => {
  const tiers = [silver, gold, platinum];
  expect(nextTier(tiers, 'Silver')).toBe('Gold');
  expect(nextTier(tiers, 'Gold')).toBe('Platinum');
  expect(nextTier(tiers, 'Platinum')).toBe('Platinum');
  expect(nextTier([], 'Silver')).toBe('Platinum');
});
