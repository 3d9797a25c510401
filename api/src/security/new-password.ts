import { dictionary } from '@zxcvbn-ts/language-common';
import { accessWording, PARTNER_BRANDS, passwordChecklist, validateNewPassword } from '@poku/shared/domain';

/** What whoever guesses tries first here: the house and its partners, as they are written without spaces. */
const contextWords: ReadonlySet<string> = new Set([
  'poku',
  'pokupoin',
  'pokuku',
  'dompetnusa',
  ...PARTNER_BRANDS.flatMap(({ slug, name }) => [slug, name.toLowerCase().replace(/\s/g, '')]),
]);

/** Common passwords of leaks, in lower case, as far as they keep the rules for ours. A capital is none in lower case. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => {
    const { hasLettersAndDigits, isLongEnough } = passwordChecklist(password);
    return hasLettersAndDigits && isLongEnough;
  }),
);

const isGuessedFirst = (password: string): boolean => {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || contextWords.has(lower.replace(/[^\p{L}]/gu, ''));
};

/**
 * Checks a new password as pages do, and against what they do not carry: more than 3,000 common ones that keep our rules, and the words
 * of the house with digits or signs (D13).
 * @returns the text to show, or `undefined`
 */
export const problemOfNewPassword = (password: string): string | undefined =>
  validateNewPassword(password) ?? (isGuessedFirst(password) ? accessWording.passwordCommon : undefined);
