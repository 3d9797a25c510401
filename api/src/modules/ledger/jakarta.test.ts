import { pointsEnd } from './jakarta';

test.each([
  ['2026-01-31T05:00:00Z', 1, '2026-02-28T16:59:59.000Z'],
  ['2028-02-29T05:00:00Z', 12, '2029-02-28T16:59:59.000Z'],
  ['2026-12-31T16:59:59Z', 12, '2027-12-31T16:59:59.000Z'],
  ['2026-12-31T17:00:00Z', 12, '2028-01-01T16:59:59.000Z'],
])('points of %s with %i months end at %s', (earnedAt, months, end) => {
  expect(pointsEnd(new Date(earnedAt), months).toISOString()).toBe(end);
});
