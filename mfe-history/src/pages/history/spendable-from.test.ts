import { spendableFrom } from './spendable-from';

/** 23:30 of 27 November in Jakarta. */
const NOW = '2026-11-27T16:30:00Z';

test.each([
  ['2026-11-27T16:59:00Z', 'Bisa dipakai hari ini, 23:59 WIB'],
  ['2026-11-27T17:00:00Z', 'Bisa dipakai besok, 00:00 WIB'],
  ['2026-11-28T16:59:59Z', 'Bisa dipakai besok, 23:59 WIB'],
  ['2026-11-28T17:00:00Z', 'Bisa dipakai 29 Nov 2026, 00:00 WIB'],
  ['2027-11-27T07:00:00Z', 'Bisa dipakai 27 Nov 2027, 14:00 WIB'],
  [NOW, 'Sebentar lagi bisa dipakai'],
  ['2026-11-20T07:00:00Z', 'Sebentar lagi bisa dipakai'],
])('points of %s are told by the day in Jakarta: %s', (at, text) =>
  expect(spendableFrom(at, NOW).replaceAll('\u00A0', ' ')).toBe(text),
);

test('right after midnight the whole next day is tomorrow', () => {
  const now = '2026-11-27T17:05:00Z';
  expect(spendableFrom('2026-11-29T16:59:00Z', now)).toMatch(/^Bisa dipakai besok, /);
  expect(spendableFrom('2026-11-28T16:59:00Z', now)).toMatch(/^Bisa dipakai hari\u00A0ini, /);
});

test('neither the day nor the time is torn at the end of a line', () => {
  expect(spendableFrom('2027-11-27T07:00:00Z', NOW).split(' ')).toEqual([
    'Bisa',
    'dipakai',
    '27\u00A0Nov\u00A02027,',
    '14:00\u00A0WIB',
  ]);
});
