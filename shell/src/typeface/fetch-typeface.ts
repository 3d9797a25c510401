import { STORAGE_KEYS } from '@poku/domain/brand';
import { FONT_ADDRESS } from '@poku/domain/typeface';
import { mayFetchAhead } from '../ahead/connection';

/**
 * Fetches the site's letters to this device for the pages after this one (`applyTypeface`), behind all else, where a page may be fetched that
 * nobody has opened: not with Save-Data, nor on a slow network.
 * @returns rejects when they did not come, or this browser keeps nothing
 */
export const fetchTypeface = async (): Promise<void> => {
  if (localStorage.getItem(STORAGE_KEYS.typeface) === FONT_ADDRESS || !mayFetchAhead('sight')) return;
  const answer = await fetch(FONT_ADDRESS, { priority: 'low' });
  if (!answer.ok) throw new Error(`${FONT_ADDRESS} answered ${answer.status}.`);
  // Whole: a page that begins before the rest is here would ask for it once more.
  await answer.arrayBuffer();
  localStorage.setItem(STORAGE_KEYS.typeface, FONT_ADDRESS);
};
