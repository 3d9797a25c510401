import fc from 'fast-check';
import { toPoints } from './points';

test('points are rounded down and never worth more than the units', () => {
  const units = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const part = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(units, part, part, (amount, numerator, denominator) => {
      fc.pre(amount <= Number.MAX_SAFE_INTEGER / numerator);
      const points = toPoints(amount, { numerator, denominator });
      expect(BigInt(points) * BigInt(denominator)).toBeLessThanOrEqual(BigInt(amount) * BigInt(numerator));
      expect((BigInt(points) + 1n) * BigInt(denominator)).toBeGreaterThan(BigInt(amount) * BigInt(numerator));
    }),
  );
});
