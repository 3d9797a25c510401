import { loginCodeWording } from '@poku/domain/wording/credentials';
import { createApiError, isApiError, messageFor, refusalCode } from '.';

const call = '/loginauth';

test.each([
  ['network', 0, 'Sistem mengalami gangguan'],
  ['timeout', 0, 'Sistem mengalami gangguan'],
  ['malformed', 0, 'Sistem mengalami gangguan'],
  ['http', 502, 'Sistem sedang mengalami gangguan : 502'],
  ['session', 401, 'Sesi kamu telah berakhir, silakan log in kembali'],
  ['offline', 0, 'Sistem mengalami gangguan. Periksa koneksi internet kamu, lalu coba lagi.'],
] as const)('a failure of kind %s says what the specification says', (kind, code, text) => {
  expect(messageFor(createApiError({ kind, code, call }))).toBe(text);
});

test('a business code shows the text of its call, else the message of the server', () => {
  const locked = createApiError({ kind: 'business', code: 207, call, message: 'locked' });
  expect(messageFor(locked, loginCodeWording)).toBe(
    'Percobaan log in kamu gagal! Tunggu 10 menit untuk coba lagi.',
  );
  expect(
    messageFor(
      createApiError({ kind: 'business', code: 299, call, message: 'Dari server' }),
      loginCodeWording,
    ),
  ).toBe('Dari server');
});

test('any other thrown value is a disturbance', () => {
  expect(messageFor(new TypeError('x is not a function'))).toBe('Sistem mengalami gangguan');
  expect(messageFor(undefined)).toBe('Sistem mengalami gangguan');
});

test('an ApiError of another copy of the code is recognised by its name', () => {
  const foreign = Object.assign(new Error('x'), { name: 'ApiError', kind: 'timeout', code: 0, call });
  expect(isApiError(foreign)).toBe(true);
  expect(isApiError({ name: 'ApiError', kind: 'timeout', code: 0 })).toBe(false);
});

test('only a refusal of the API has a code to act on, not the status of a failed call', () => {
  expect(refusalCode(createApiError({ kind: 'business', code: 207, call }))).toBe(207);
  expect(refusalCode(createApiError({ kind: 'http', code: 503, call }))).toBeUndefined();
  expect(refusalCode(new Error('x'))).toBeUndefined();
});
