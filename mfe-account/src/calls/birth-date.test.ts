import { lastBirthDate, validateBirthDate } from './birth-date';

test('a birth date is from 1900 to yesterday in Jakarta', () => {
  const now = '2026-11-21T17:30:00Z';
  expect(lastBirthDate(now)).toBe('2026-11-21');
  expect(validateBirthDate('', now)).toBe('Masukkan Tanggal Lahir Kamu');
  expect(validateBirthDate('1899-12-31', now)).toBe('Tanggal Lahir tidak valid');
  expect(validateBirthDate('2026-11-22', now)).toBe('Tanggal Lahir tidak valid');
  expect(validateBirthDate('2023-02-29', now)).toBe('Tanggal Lahir tidak valid');
  expect(validateBirthDate('1900-01-01', now)).toBeUndefined();
  expect(validateBirthDate('2026-11-21', now)).toBeUndefined();
});
