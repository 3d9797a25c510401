import fc from 'fast-check';
import { isEmail } from './email';
import {
  forgotIdentifierKind,
  isForgotIdentifierLocked,
  validateForgotIdentifier,
} from './forgot-identifier';
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

test('forgot password takes a phone number or an e-mail', () => {
  expect(forgotIdentifierKind('0812')).toBe('phone');
  expect(forgotIdentifierKind('0812a')).toBe('email');
  expect(validateForgotIdentifier('')).toBe('Mohon isi No HP atau Email yang terdaftar.');
  expect(validateForgotIdentifier('8120000002')).toBe(
    'Gunakan format nomor HP yang benar (08xxx atau 628xxx).',
  );
  expect(validateForgotIdentifier('08120000')).toBe('Masukkan nomor HP yang valid!');
  expect(validateForgotIdentifier('081200000000022')).toBe('Masukkan nomor HP yang valid!');
  expect(validateForgotIdentifier('siti@')).toBe('Masukkan email yang valid!');
  expect(validateForgotIdentifier('081200000002')).toBeUndefined();
  expect(validateForgotIdentifier('siti@contoh.id')).toBeUndefined();
});

test('too long an input of forgot password locks the field', () => {
  expect(isForgotIdentifierLocked('1'.repeat(16))).toBe(false);
  expect(isForgotIdentifierLocked('1'.repeat(17))).toBe(true);
  expect(isForgotIdentifierLocked(`${'a'.repeat(25)}!`)).toBe(true);
  expect(isForgotIdentifierLocked(`${'a'.repeat(24)}!`)).toBe(false);
  expect(isForgotIdentifierLocked('a'.repeat(250))).toBe(true);
  expect(isForgotIdentifierLocked(`${'a'.repeat(26)}@contoh.id`)).toBe(false);
});

const ADDRESS =
  /^\w{1,40}([.+-]\w{1,40}){0,3}@[a-z\d]{1,30}(-{1,2}[a-z\d]{1,9})?(\.[a-z\d]{1,20}){0,3}\.[a-z]{2,63}$/;
const address = fc.stringMatching(ADDRESS, { size: 'max' }).filter(isEmail);
const LONGEST = `${'nama.'.repeat(30)}xyz@${'contoh-situs.'.repeat(7)}sejahtera`;
const starts = (text: string) => [...text].map((_, last) => text.slice(0, last + 1));

test('no e-mail address locks the field on its way, key by key, up to 254 characters (D63)', () => {
  expect(LONGEST).toHaveLength(254);
  fc.assert(
    fc.property(address, (email) => {
      // Seventeen digits and no more are a number that is too long.
      const typed = starts(email).filter((start) => forgotIdentifierKind(start) === 'email');
      expect(typed.filter(isForgotIdentifierLocked)).toEqual([]);
    }),
    { examples: [[LONGEST]] },
  );
});

test('a long text locks the field from the first key that keeps it from being an address', () => {
  const typed = 'nama.yang.lumayan.panjang..';
  expect(starts(typed).filter(isForgotIdentifierLocked)).toEqual([typed]);
  expect(isForgotIdentifierLocked('nama.yang.panjang@contoh@id')).toBe(true);
  expect(isForgotIdentifierLocked(`${LONGEST}i`)).toBe(true);
});

test('a topic slug is lower case with hyphens and stable', () => {
  expect(topicSlug('Akun & Keamanan')).toBe('akun-keamanan');
  fc.assert(fc.property(fc.string(), (name) => expect(topicSlug(topicSlug(name))).toBe(topicSlug(name))));
});
