import { validateLoginPassword } from './login-password';
import {
  passwordChecklist,
  validateChangedPassword,
  validateNewPassword,
  validateOldPassword,
  validatePasswordConfirmation,
} from './password';

test('the checklist names each rule on its own', () => {
  expect(passwordChecklist('')).toEqual({
    hasLettersAndDigits: false,
    hasCapital: false,
    isLongEnough: false,
  });
  expect(passwordChecklist('kopi1')).toMatchObject({ hasLettersAndDigits: true, hasCapital: false });
  expect(passwordChecklist('KOPISUSU')).toMatchObject({ hasLettersAndDigits: false, hasCapital: true });
  expect(passwordChecklist('Rahasia123')).toEqual({
    hasLettersAndDigits: true,
    hasCapital: true,
    isLongEnough: true,
  });
});

test.each([
  ['', 'Mohon isi Password'],
  ['Kopi1', 'Password minimal 8 karakter'],
  ['kopisusu1', 'Memiliki Huruf Kapital'],
  ['KopiSusu', 'Memiliki Huruf & Angka'],
  ['12345678', 'Memiliki Huruf & Angka'],
  [`Kopi1${'a'.repeat(124)}`, 'Password maksimal 128 karakter'],
  ['Kopi Susu 1', 'Password tidak boleh menggunakan spasi'],
  ['Kopi\u00a0Susu1', 'Password tidak boleh menggunakan spasi'],
  ['Password123', 'Password ini terlalu mudah ditebak'],
])('the new password %j is refused: %s', (password, text) =>
  expect(validateNewPassword(password)).toBe(text),
);

test('symbols are welcome, and 8 to 128 characters fit', () => {
  expect(validateNewPassword('K0pi!#$%')).toBeUndefined();
  expect(validateNewPassword(`Kopi1${'a'.repeat(123)}`)).toBeUndefined();
});

test('the login form only asks for a password of some length', () => {
  expect(validateLoginPassword('')).toBe('Mohon isi Password');
  expect(validateLoginPassword('pendek')).toBe('Password minimal 8 karakter');
  expect(validateLoginPassword('Rahasia 123')).toBe('Password tidak boleh menggunakan spasi');
  expect(validateLoginPassword('tanpakapital')).toBeUndefined();
});

test('changing a password needs the old one, a new one and its repetition', () => {
  expect(validateOldPassword('')).toBe('Password lama harus diisi');
  expect(validateOldPassword('pendek')).toBe('Password harus memiliki minimal 8 karakter');
  expect(validateChangedPassword('Rahasia123', 'Rahasia123')).toBe(
    'Password baru harus berbeda dengan password lama',
  );
  expect(validateChangedPassword('Rahasia123', 'rahasia124')).toBe('Memiliki Huruf Kapital');
  expect(validateChangedPassword('Rahasia123', 'Rahasia124')).toBeUndefined();
  expect(validatePasswordConfirmation('Rahasia124', 'Rahasia123')).toBe('Konfirmasi password tidak sesuai');
  expect(validatePasswordConfirmation('Rahasia124', 'Rahasia124')).toBeUndefined();
});
