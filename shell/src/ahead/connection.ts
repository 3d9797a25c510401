/**
 * How sure it is that somebody goes to a page: its link is in sight, the pointer or the focus rests on it, or it is being pressed.
 */
export type Intent = 'sight' | 'rest' | 'press';

const SLOW: readonly unknown[] = ['slow-2g', '2g'];

/** What the Network Information API says, where a browser has it. */
const connection = (field: 'saveData' | 'effectiveType'): unknown => {
  const known: unknown = Reflect.get(navigator, 'connection');
  return typeof known === 'object' && known !== null ? Reflect.get(known, field) : undefined;
};

/** Whether the visitor asked their browser to save data. */
export const savesData = (): boolean => connection('saveData') === true;

/**
 * Whether a page may be fetched that nobody has opened yet: never where data is saved, without a network or in a hidden tab, and on a
 * slow network only what is being pressed, since all else would stand in the way.
 */
export const mayFetchAhead = (intent: Intent): boolean => {
  if (savesData() || !navigator.onLine || document.hidden) return false;
  return intent === 'press' || !SLOW.includes(connection('effectiveType'));
};
