import { readEndingAmount, readLimits } from './search-limits';

test.each([
  ['kopi', 'kopi', undefined, undefined],
  ['kopi ≤ 5.000 poin', 'kopi', undefined, 5000],
  ['kopi <= 5000', 'kopi', undefined, 5000],
  ['kopi di bawah 3rb', 'kopi', undefined, 3000],
  ['kopi dibawah 3 ribu poin', 'kopi', undefined, 3000],
  ['di bawah 3.000 poin kopi', 'kopi', undefined, 3000],
  ['kopi  3000 POIN', 'kopi', undefined, 3000],
  ['kopi maks 2k', 'kopi', undefined, 2000],
  ['kopi kurang dari 3.000', 'kopi', undefined, 3000],
  ['kopi maksimal 3.000', 'kopi', undefined, 3000],
  ['kopi max 3rb', 'kopi', undefined, 3000],
  ['kopi sampai 3k', 'kopi', undefined, 3000],
  ['kopi nggak lebih dari 3rb', 'kopi', undefined, 3000],
  ['kopi paling mahal 3 ribu', 'kopi', undefined, 3000],
  ['dibawah 5rb poin', '', undefined, 5000],
  ['hotel lebih dari 500', 'hotel', 500, undefined],
  ['hotel minimal 1 jt poin', 'hotel', 1_000_000, undefined],
  ['hotel mulai dari 500', 'hotel', 500, undefined],
  ['hotel > 500 maksimal 1.000', 'hotel', 500, 1000],
  ['es 1.000 - 2.000 poin', 'es', 1000, 2000],
  ['es 2rb sampai 1rb poin', 'es', 1000, 2000],
  ['≤ 5.000 poin', '', undefined, 5000],
  ['voucher Rp50.000', 'voucher Rp50.000', undefined, undefined],
  ['voucher di bawah Rp50.000', 'voucher di bawah Rp50.000', undefined, undefined],
  ['paket 5 perjalanan', 'paket 5 perjalanan', undefined, undefined],
  ['kopi di bawah 9.999.999.999.999.999.999.999 jt poin', 'kopi', undefined, 1e12],
  ['maksimum', 'maksimum', undefined, undefined],
  ['minimalis 3', 'minimalis 3', undefined, undefined],
])('%s', (search, text, minimumPoints, maximumPoints) => {
  expect(readLimits(search)).toEqual({ text, minimumPoints, maximumPoints });
});

test.each([
  ['kopi 3000', 'kopi', 3000, true],
  ['es  kopi 3.000', 'es kopi', 3000, true],
  ['kopi 3rb', 'kopi', 3000, false],
  ['kopi 3 ribu ', 'kopi', 3000, false],
  ['kopi 3K', 'kopi', 3000, false],
  ['emas 1 jt', 'emas', 1_000_000, false],
  ['pulsa 50rb', 'pulsa', 50_000, false],
])('%s ends in an amount', (search, text, amount, isShort) => {
  expect(readEndingAmount(search)).toEqual({ text, amount, isShort });
});

test.each([
  '3000',
  '3rb',
  'pulsa 50',
  'kopi',
  'kopi Rp3.000',
  'kopi rp 3000',
  'kopi rp. 3rb',
  '3000 kopi',
  'paket 3 bulan',
])('%s ends in none', (search) => {
  expect(readEndingAmount(search)).toBeUndefined();
});
