import fc from 'fast-check';
import { formatNumber, formatPoints, formatRupiah, parseNumber } from './numbers';

test('thousands stand apart by dots', () => {
  expect([0, 999, 1_000, 15_000, 1_234_567].map(formatNumber)).toEqual([
    '0',
    '999',
    '1.000',
    '15.000',
    '1.234.567',
  ]);
  expect(formatNumber(-15_000)).toBe('-15.000');
  expect(formatPoints(15_000)).toBe('15.000 poin');
  expect(formatRupiah(150_000)).toBe('Rp150.000');
  expect(formatRupiah(-150_000)).toBe('-Rp150.000');
  expect(formatNumber(NaN)).toBe('-');
});

test('every safe whole number reads back as itself, with and without dots', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      expect(parseNumber(formatNumber(number))).toBe(number);
      expect(parseNumber(String(number))).toBe(number);
    }),
  );
});

test.each(['', '-1', '1,5', '1.5', '15.00', '1e3', '15 poin', '99999999999999999999'])(
  '%j is no whole number',
  (text) => expect(parseNumber(text)).toBeUndefined(),
);
