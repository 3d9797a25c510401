import fc from 'fast-check';
import { isEmail, maskEmail, normalizeEmail, validateEmail } from './email';

test.each(['siti@contoh.id', 'siti.rahma+promo@mail.contoh.co.id', 'a-b_c@x-y.museum', 'S@CONTOH.ID'])(
  '%s is an address',
  (email) => {
    expect(isEmail(email)).toBe(true);
    expect(validateEmail(email)).toBeUndefined();
  },
);

test.each([
  'siti',
  'siti@',
  '@contoh.id',
  'siti@contoh',
  'siti@contoh.i',
  'si ti@contoh.id',
  'siti@.id',
  'a@b..id',
])('%s is none', (email) => expect(validateEmail(email)).toBe('Masukkan email yang valid'));

test('the extension may have 2 to 63 letters', () => {
  expect(isEmail(`a@b.${'x'.repeat(63)}`)).toBe(true);
  expect(isEmail(`a@b.${'x'.repeat(64)}`)).toBe(false);
});

test('an academic domain is refused with the specified text, unless configured otherwise', () => {
  expect(validateEmail('siti@ui.ac.id')).toBe('Email is not valid!');
  expect(validateEmail('siti@MIT.edu')).toBe('Email is not valid!');
  expect(validateEmail('siti@ui.ac.id', [])).toBeUndefined();
  expect(validateEmail('siti@education.id')).toBeUndefined();
});

test('an empty field asks for the address', () => expect(validateEmail(' ')).toBe('Mohon isi Email'));

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const once = normalizeEmail(` ${email} `);
      expect(normalizeEmail(once)).toBe(once);
      expect(once).toBe(email.toLowerCase());
    }),
  );
});

test('a long hostile text is judged: a rule that tries every way to read it would never end', () => {
  expect(isEmail(`${'a.'.repeat(120)}!`)).toBe(false);
});

test('a masked address shows its first letter and its domain only', () => {
  expect(maskEmail('Siti.Rahma@contoh.id')).toBe('s***@contoh.id');
  expect(maskEmail('rahasia')).toBe('***');
});
