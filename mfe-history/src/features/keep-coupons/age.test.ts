import { formatAge } from './age';

const NOW = '2026-11-21T07:05:00.000Z';

it.each([
  ['2026-11-21T07:05:00.000Z', 'baru saja'],
  ['2026-11-21T07:04:00.001Z', 'baru saja'],
  ['2026-11-21T07:04:00.000Z', '1 menit lalu'],
  ['2026-11-21T06:05:00.001Z', '59 menit lalu'],
  ['2026-11-21T06:05:00.000Z', '1 jam lalu'],
  ['2026-11-20T07:05:00.001Z', '23 jam lalu'],
  ['2026-11-20T07:05:00.000Z', '1 hari lalu'],
  ['2026-11-01T07:05:00.000Z', '20 hari lalu'],
])('says how long ago %s was', (moment, age) => {
  expect(formatAge(moment, NOW)).toBe(age);
});

it('says that what a clock that was moved puts into the future was just now', () => {
  expect(formatAge('2026-11-21T09:00:00.000Z', NOW)).toBe('baru saja');
});
