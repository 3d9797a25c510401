import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordChecklist, validateNewPassword } from '@poku/domain/password';
import { accessWording } from '@poku/domain/wording/access';

/** Words that an attacker tries first here, besides the names of the partners. */
const houseWords: readonly string[] = ['poku', 'pokupoin', 'pokuku'];

/** Common passwords from leaks, in lower case, that keep our rules except the one about a capital. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => {
    const { hasLettersAndDigits, isLongEnough } = passwordChecklist(password);
    return hasLettersAndDigits && isLongEnough;
  }),
);

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const isGuessedFirst = (password: string, partnerNames: readonly string[]): boolean => {
  const letters = lettersOf(password);
  const isName = [...houseWords, ...partnerNames.map(lettersOf)].some(
    (word) => word !== '' && word === letters,
  );
  return isName || commonPasswords.has(password.toLowerCase());
};

/**
 * Checks a new password as pages do, and against two lists that pages do not have: more than 3,000 common passwords that keep our
 * rules, and names of Poku and its partners with digits or signs (D13).
 * @param partnerNames names and slugs of the partners
 * @returns the text to show, or `undefined`
 */
export const problemOfNewPassword = (password: string, partnerNames: readonly string[]): string | undefined =>
  validateNewPassword(password) ??
  (isGuessedFirst(password, partnerNames) ? accessWording.passwordCommon : undefined);
