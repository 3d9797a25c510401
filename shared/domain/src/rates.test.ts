import fc from 'fast-check';
import { pointsOfUnits, unitsOfPoints } from './rates';

const rate = fc.record({
  numerator: fc.integer({ min: 1, max: 1000 }),
  denominator: fc.integer({ min: 1, max: 1000 }),
});

test.each([
  [3, { numerator: 1, denominator: 2 }, 1, 6],
  [7, { numerator: 2, denominator: 1 }, 14, 4],
  [20_000, { numerator: 1, denominator: 1 }, 20_000, 20_000],
])('%d units at %j are %d points, and as many points cost %d units', (amount, given, points, units) => {
  expect(pointsOfUnits(amount, given)).toBe(points);
  expect(unitsOfPoints(amount, given)).toBe(units);
});

test('the units that pay some points are enough, and one less would not be', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), rate, (points, given) => {
      const units = unitsOfPoints(points, given);
      expect(pointsOfUnits(units, given)).toBeGreaterThanOrEqual(points);
      expect(pointsOfUnits(units - 1, given)).toBeLessThan(points);
    }),
  );
});

test('the points of a whole balance never cost more than that balance', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), rate, (units, given) => {
      expect(unitsOfPoints(pointsOfUnits(units, given), given)).toBeLessThanOrEqual(units);
    }),
  );
});
