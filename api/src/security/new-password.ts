import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordChecklist, validateNewPassword } from '@poku/domain/password';
import { accessWording } from '@poku/domain/wording/access';

/** What whoever guesses tries first here, beside the names of the partners. */
const houseWords: readonly string[] = ['poku', 'pokupoin', 'pokuku'];

/** Common passwords of leaks, in lower case, as far as they keep the rules for ours. A capital is none in lower case. */
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
 * Checks a new password as pages do, and against what they do not carry: more than 3,000 common ones that keep our rules, and the words
 * of the house with digits or signs (D13).
 * @param partnerNames names and slugs of the partners
 * @returns the text to show, or `undefined`
 */
export const problemOfNewPassword = (password: string, partnerNames: readonly string[]): string | undefined =>
  validateNewPassword(password) ??
  (isGuessedFirst(password, partnerNames) ? accessWording.passwordCommon : undefined);
