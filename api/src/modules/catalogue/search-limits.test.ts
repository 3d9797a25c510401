import { readLimits } from './search-limits';

test.each([
  ['kopi', 'kopi', undefined, undefined],
  ['kopi ≤ 5.000 poin', 'kopi', undefined, 5000],
  ['kopi <= 5000', 'kopi', undefined, 5000],
  ['kopi di bawah 3rb', 'kopi', undefined, 3000],
  ['kopi dibawah 3 ribu poin', 'kopi', undefined, 3000],
  ['di bawah 3.000 poin kopi', 'kopi', undefined, 3000],
  ['kopi  3000 POIN', 'kopi', undefined, 3000],
  ['kopi maks 2k', 'kopi', undefined, 2000],
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
