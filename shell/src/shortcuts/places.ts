import type { Platform } from '@poku/contract';
import { MENU } from '../layout/menu';

/** A place of the menu with the letter that leads there after `g`. */
export interface Place {
  readonly to: string;
  readonly label: string;
  readonly letter: string;
}

/** First letters of what the menu says. */
const LETTERS: Readonly<Record<string, string>> = {
  '/': 'b',
  '/tukar': 't',
  '/raih': 'k',
  '/riwayat': 'r',
  '/profil': 'p',
};

/** The places of the menu that there are, in its order. */
export const placesOf = ({ isKnownPath }: Pick<Platform, 'isKnownPath'>): readonly Place[] =>
  MENU.flatMap(({ to, label }) => {
    const letter = LETTERS[to];
    return letter !== undefined && isKnownPath(to) ? [{ to, label, letter }] : [];
  });
