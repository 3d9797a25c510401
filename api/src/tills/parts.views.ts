import { html, type Html } from '../partners/pages/html';
import type { Merchant } from './merchants';

/** Hidden fields of a form. */
export const hidden = (fields: Readonly<Record<string, string>>): Html[] =>
  Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

/** What the place is called where a merchant's customers use coupons. */
export const placeName = ({ channel }: Merchant): string => (channel === 'till' ? 'Gerai' : 'Toko');

/** Leads to the form for another coupon, at the same store. @param isQuiet whether the page has something else to do first */
export function nextLink(
  { slug }: Merchant,
  { store, isQuiet = false }: { store?: string; isQuiet?: boolean } = {},
): Html {
  const query = store === undefined ? '' : `?store=${encodeURIComponent(store)}`;
  return html`<a class="${isQuiet ? 'button quiet' : 'button'}" href="/${slug}${query}">Kupon berikutnya</a>`;
}
