import fc from 'fast-check';
import {
  formatCountdown,
  formatDate,
  formatDay,
  formatMonth,
  formatRecent,
  formatTime,
  formatWeekday,
  greetingFor,
  isCalendarDay,
  jakartaDay,
} from './dates';

const moments = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

test('a moment shows as day, short day, weekday and time of Jakarta', () => {
  const moment = '2026-11-21T07:05:00Z';
  expect(formatDate(moment)).toBe('21/11/2026');
  expect(formatDay(moment)).toBe('21 Nov 2026');
  expect(formatWeekday(moment)).toBe('Sabtu, 21 Nov 2026');
  expect(formatTime(moment)).toBe('14:05 WIB');
});

test('the day changes at 17:00 UTC, and months are Indonesian', () => {
  expect(jakartaDay('2026-07-31T16:59:59Z')).toBe('2026-07-31');
  expect(jakartaDay('2026-07-31T17:00:00Z')).toBe('2026-08-01');
  expect(formatDay('2026-07-31T17:00:00Z')).toBe('01 Agu 2026');
  expect(formatDay('2026-05-01T00:00:00Z')).toBe('01 Mei 2026');
});

test('Jakarta days agree with the calendar of the platform', () => {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });
  const recent = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(fc.property(recent, (moment) => expect(jakartaDay(moment)).toBe(calendar.format(moment))));
});

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [65, '01:05'],
  [1_800, '30:00'],
  [6_000, '100:00'],
])('a wait of %i seconds shows as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

test('a date that is shown has the parts of the day in Jakarta', () => {
  fc.assert(
    fc.property(moments, (moment) =>
      expect(formatDate(moment).split('/').reverse().join('-')).toBe(jakartaDay(moment)),
    ),
  );
});

test('what is no moment shows as a dash', () => {
  expect([formatDate('kemarin'), formatDay(NaN), formatTime(''), jakartaDay('x')]).toEqual([
    '-',
    '-',
    '-',
    '-',
  ]);
});

test('what was today is told by its time, what was on another day in Jakarta by its day too', () => {
  const now = '2026-11-21T17:30:00Z';
  expect(formatRecent('2026-11-21T17:00:00Z', now)).toBe('00:00 WIB');
  expect(formatRecent('2026-11-21T16:59:00Z', now)).toBe('21 Nov 2026 23:59 WIB');
  expect(formatRecent('soon', now)).toBe('-');
});

test('only days that exist are days of the calendar', () => {
  expect(isCalendarDay('2024-02-29')).toBe(true);
  expect(isCalendarDay('2023-02-29')).toBe(false);
  expect(isCalendarDay('29/02/2024')).toBe(false);
  expect(isCalendarDay('2024-13-01')).toBe(false);
  for (const early of ['0000-01-01', '0001-01-01', '0999-12-31']) expect(isCalendarDay(early)).toBe(false);
  for (const day of ['1000-01-01', '9999-12-31']) expect(isCalendarDay(day)).toBe(true);
});

test.each([
  [0, 'malam'],
  [3, 'malam'],
  [4, 'pagi'],
  [9, 'pagi'],
  [10, 'siang'],
  [13, 'siang'],
  [14, 'sore'],
  [17, 'sore'],
  [18, 'malam'],
  [23, 'malam'],
])('at %i the home says good %s', (hour, part) => expect(greetingFor(hour)).toBe(part));

test('a month has its Indonesian name', () => {
  expect(formatMonth('2026-01')).toBe('Januari 2026');
  expect(formatMonth('2026-12')).toBe('Desember 2026');
  expect(formatMonth('2026-13')).toBe('- 2026');
});
