import { isEmail } from '@poku/domain/email';
import fc from 'fast-check';
import {
  forgotIdentifierKind,
  isForgotIdentifierLocked,
  validateForgotIdentifier,
} from './forgot-identifier';

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
