import { dictionary } from '@zxcvbn-ts/language-common';
import { validateNewPassword } from '@poku/domain/password';
import { accessWording } from '@poku/domain/wording/access';
import { problemOfNewPassword } from './new-password';

const partnerNames = ['nusapoin', 'NusaPoin', 'garuda', 'Garuda Motor', 'FitNusa', 'DompetNusa'];

const withCapital = (password: string): string =>
  password.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());

test('of the list of common passwords at least 3,000 keep our rules, and none of them is taken, however it is written', () => {
  const fitting = dictionary['passwords-common']
    .map(withCapital)
    .filter((password) => validateNewPassword(password) === undefined);
  expect(fitting.length).toBeGreaterThan(3_000);
  for (const password of fitting)
    expect([password, problemOfNewPassword(password, partnerNames)]).toEqual([
      password,
      accessWording.passwordCommon,
    ]);
  expect(problemOfNewPassword('BlINK182', partnerNames)).toBe(accessWording.passwordCommon);
});

test.each([
  'Poku2026',
  'PokuPoin99',
  '2026Nusapoin!',
  'NUSA-poin-1',
  'Garuda12',
  'GarudaMotor7',
  'FitNusa88',
  'DompetNusa1',
])('a word of the house or a partner with digits and signs is too common: %s', (password) =>
  expect(problemOfNewPassword(password, partnerNames)).toBe(accessWording.passwordCommon),
);

test.each(['Rahasia123', 'PokuKopiSenja7', 'K0pi!#$%'])('a word among others is a password: %s', (password) =>
  expect(problemOfNewPassword(password, partnerNames)).toBeUndefined(),
);

test('the name of a partner that came later is too common, and no name of nobody is', () => {
  expect(problemOfNewPassword('KopiKita2026', ['kopi-kita'])).toBe(accessWording.passwordCommon);
  expect(problemOfNewPassword('KopiKita2026', partnerNames)).toBeUndefined();
});
