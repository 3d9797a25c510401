import { monthsSince, periodOf } from './months';

const moment = (text: string) => new Date(text);

test('a month begins and ends at midnight in Jakarta, also at the end of a year', () => {
  expect(periodOf('2026-12', moment('2027-03-01T00:00:00Z'))).toEqual({
    month: '2026-12',
    isRunning: false,
    from: moment('2026-11-30T17:00:00Z'),
    until: moment('2026-12-31T17:00:00Z'),
    nextUntil: moment('2027-01-31T17:00:00Z'),
  });
});

test('the running month ends with now, which still counts', () => {
  expect(periodOf('2026-11', moment('2026-11-10T03:00:00Z'))).toMatchObject({
    isRunning: true,
    until: moment('2026-11-10T03:00:00.001Z'),
    nextUntil: moment('2026-12-31T17:00:00Z'),
  });
});

test('months go by the calendar of Jakarta, the newest first', () => {
  const first = moment('2026-10-31T17:00:00Z');
  expect(monthsSince(first, moment('2027-01-31T16:59:59Z'))).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(monthsSince(moment('2026-10-31T16:59:59Z'), first)).toEqual(['2026-11', '2026-10']);
});

test('there are twenty-four at most', () => {
  const months = monthsSince(moment('2020-01-01T00:00:00Z'), moment('2026-11-10T00:00:00Z'));
  expect([months.length, months.at(-1)]).toEqual([24, '2024-12']);
});
