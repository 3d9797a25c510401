import fc from 'fast-check';
import {
  cleanPhoneInput,
  isPhone,
  maskPhone,
  normalizePhone,
  toInternationalPhone,
  toLocalPhone,
  toNationalPhone,
  validatePhone,
} from './phone';

const national = fc.stringMatching(/^8\d{7,12}$/);
const prefix = fc.constantFrom('', '0', '62', '+62', '+620');

test('every usual form of one number becomes the same E.164 number', () => {
  fc.assert(
    fc.property(national, prefix, (digits, start) => {
      expect(normalizePhone(start + digits)).toBe(`+62${digits}`);
    }),
  );
});

test('normalising twice changes nothing, and every display form is the same number', () => {
  fc.assert(
    fc.property(national, (digits) => {
      const phone = `+62${digits}`;
      expect(normalizePhone(phone)).toBe(phone);
      expect([toLocalPhone(phone), toInternationalPhone(phone), toNationalPhone(phone)]).toEqual([
        `0${digits}`,
        `62${digits}`,
        digits,
      ]);
      for (const show of [toLocalPhone, toInternationalPhone, toNationalPhone]) {
        expect(show(show(phone))).toBe(show(phone));
        expect(normalizePhone(show(phone))).toBe(phone);
      }
    }),
  );
});

test('whatever is typed, the field keeps digits without a prefix, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cleaned = cleanPhoneInput(text);
      expect(cleaned).toMatch(/^(?:[1-9]\d*)?$/);
      expect(cleaned.startsWith('62')).toBe(false);
      expect(cleanPhoneInput(cleaned)).toBe(cleaned);
    }),
  );
});

test('a pasted number with spaces, hyphens and country code is accepted', () => {
  expect(normalizePhone('+62 812-0000-0002')).toBe('+6281200000002');
  expect(normalizePhone('(0812) 0000.0002')).toBe('+6281200000002');
  expect(cleanPhoneInput('+62 812-0000-0002')).toBe('81200000002');
});

test.each(['', '0', '021555123', '0812345', '081200000000222', '+1 812 0000 0002', '0812x0000002', '628'])(
  '%j is no mobile number',
  (text) => {
    expect(normalizePhone(text)).toBeUndefined();
    expect(isPhone(text)).toBe(false);
  },
);

test('a masked number shows its first four and last three digits only', () => {
  expect(maskPhone('+6281200000002')).toBe('0812*****002');
  expect(maskPhone('rahasia')).toBe('***');
});

test('the form takes 8 to 12 digits without prefix and says what is wrong', () => {
  expect(validatePhone(' ')).toBe('Mohon isi nomor HP');
  expect(validatePhone('71200000002')).toBe('Masukkan nomor HP yang valid!');
  expect(validatePhone('8120000')).toBe('Masukkan nomor HP yang valid!');
  expect(validatePhone('8120000000001')).toBe('Masukkan nomor HP yang valid!');
  expect(validatePhone('81200000')).toBeUndefined();
  expect(validatePhone('812000000001')).toBeUndefined();
  expect(validatePhone('+62 81200000002')).toBeUndefined();
});
