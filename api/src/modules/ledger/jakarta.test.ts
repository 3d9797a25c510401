import { endOfJakartaDay, jakartaMidnight, monthsBefore, pointsEnd, startOfJakartaDay } from './jakarta';

test.each([
  ['2026-01-31T05:00:00Z', 1, '2026-02-28T16:59:59.000Z'],
  ['2028-02-29T05:00:00Z', 12, '2029-02-28T16:59:59.000Z'],
  ['2026-12-31T16:59:59Z', 12, '2027-12-31T16:59:59.000Z'],
  ['2026-12-31T17:00:00Z', 12, '2028-01-01T16:59:59.000Z'],
  ['2027-02-28T16:59:59.999Z', 12, '2028-02-28T16:59:59.000Z'],
  ['2028-02-29T16:59:59.999Z', 48, '2032-02-29T16:59:59.000Z'],
  ['2026-08-31T17:00:00Z', 6, '2027-03-01T16:59:59.000Z'],
  ['2026-10-31T16:59:59Z', 1, '2026-11-30T16:59:59.000Z'],
])('points of %s with %i months end at %s', (earnedAt, months, end) => {
  expect(pointsEnd(new Date(earnedAt), months).toISOString()).toBe(end);
});

test.each([
  ['2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z', '2026-11-21T16:59:59.000Z'],
  ['2026-11-21T16:59:59.999Z', '2026-11-20T17:00:00.000Z', '2026-11-21T16:59:59.000Z'],
  ['2025-12-31T17:00:00.000Z', '2025-12-31T17:00:00.000Z', '2026-01-01T16:59:59.000Z'],
])('the day of %s in Jakarta goes from %s to %s', (moment, start, end) => {
  expect(startOfJakartaDay(new Date(moment)).toISOString()).toBe(start);
  expect(endOfJakartaDay(new Date(moment)).toISOString()).toBe(end);
});

test('a day of the calendar begins at midnight in Jakarta, and a day later is the next one of the calendar', () => {
  expect(jakartaMidnight('2026-11-21').toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(jakartaMidnight('2028-02-28', 1).toISOString()).toBe('2028-02-28T17:00:00.000Z');
  expect(jakartaMidnight('2026-12-31', 1).toISOString()).toBe('2026-12-31T17:00:00.000Z');
  expect(jakartaMidnight('1000-01-01').toISOString()).toBe('0999-12-31T17:00:00.000Z');
});

test.each([
  ['2027-03-15T08:30:15.250Z', '2026-03-15T08:30:15.250Z'],
  // The 29th of February, at any hour of Jakarta's day, has the 28th a year before.
  ['2028-02-29T05:00:00.000Z', '2027-02-28T05:00:00.000Z'],
  ['2028-02-28T20:00:00.000Z', '2027-02-27T20:00:00.000Z'],
  ['2028-02-29T16:59:59.999Z', '2027-02-28T16:59:59.999Z'],
  ['2028-02-29T17:00:00.000Z', '2027-02-28T17:00:00.000Z'],
])('twelve months before %s is %s', (moment, before) => {
  expect(monthsBefore(new Date(moment), 12).toISOString()).toBe(before);
});
