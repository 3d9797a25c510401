import fc from 'fast-check';
import { normalizeName, validateName } from './name';
import { cleanOtpInput, isOtp, validateOtp } from './otp';
import { topicSlug } from './topic-slug';

test('a name has letters and spaces only', () => {
  expect(validateName('  ')).toBe('Masukkan Nama Kamu');
  expect(validateName('Siti 2')).toBe('Nama tidak boleh menggunakan simbol/angka');
  expect(validateName("Nur'aini")).toBe('Nama tidak boleh menggunakan simbol/angka');
  expect(validateName('a'.repeat(101))).toBe('Nama maksimal 100 karakter');
  expect(validateName(' Siti  Rahma ')).toBeUndefined();
  expect(normalizeName(' Siti  Rahma ')).toBe('Siti Rahma');
});

test('a code is complete with exactly its digits', () => {
  expect(isOtp('012345')).toBe(true);
  expect(isOtp('01234')).toBe(false);
  expect(isOtp('01234a')).toBe(false);
  expect(validateOtp('123', 4)).toBe('Masukkan 4 angka kode OTP');
  expect(validateOtp('1234', 4)).toBeUndefined();
  expect(cleanOtpInput('Kode: 123 456 (rahasia)')).toBe('123456');
  expect(cleanOtpInput('123456', 4)).toBe('1234');
});

test('a topic slug is lower case with hyphens and stable', () => {
  expect(topicSlug('Akun & Keamanan')).toBe('akun-keamanan');
  fc.assert(fc.property(fc.string(), (name) => expect(topicSlug(topicSlug(name))).toBe(topicSlug(name))));
});
