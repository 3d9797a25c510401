import fc from 'fast-check';
import { formatNumber, formatPoints, formatRupiah } from './numbers';

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

test('every safe whole number is itself between its dots, which stand three digits apart', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (number) => {
      const text = formatNumber(number);
      expect(text).toMatch(/^\d{1,3}(?:\.\d{3})*$/);
      expect(text.replaceAll('.', '')).toBe(String(number));
    }),
  );
});
