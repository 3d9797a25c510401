import type { PartnerBrand } from '@poku/contract';
import { STORAGE_KEYS } from '@poku/domain/brand';
import { answerWithin } from '@poku/domain/deadline';
import { readPartnerBrand, slugOfHost } from '@poku/domain/partner-look';
import { API_BASE } from '../settings';

/** Where the API tells whose origin a page is on. */
const BRAND_PATH = '/brand';
/** So long the first page on an origin waits to hear whose it is; after that it is shown as Poku's. */
const WAIT_MS = 4_000;

/** What this origin kept of its brand, as text; `null` before anybody asked, and in a browser that keeps nothing. */
const keptText = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEYS.partnerBrand);
  } catch {
    return null;
  }
};

/** A brand for this host alone. @returns `undefined` when it is neither that nor nobody's */
const brandHere = (hostname: string, value: unknown): PartnerBrand | null | undefined => {
  if (value === null) return null;
  const brand = readPartnerBrand(value);
  return brand?.slug === slugOfHost(hostname) ? brand : undefined;
};

/**
 * The partner whose origin a page runs on, as far as the browser knows it by itself. Cosmetic only (D29).
 * @param hostname of the page; its first label names the partner
 * @returns `null` on Poku's own; `undefined` when it has to be asked for
 */
export const keptBrand = (hostname: string): PartnerBrand | null | undefined => {
  if (slugOfHost(hostname) === null) return null;
  const kept = keptText();
  if (kept === null) return undefined;
  try {
    return brandHere(hostname, JSON.parse(kept));
  } catch {
    return undefined;
  }
};

const readAnswer = async (hostname: string, answer: Response): Promise<PartnerBrand | null> => {
  const body: unknown = await answer.json();
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const brand =
    typeof data === 'object' && data !== null && 'brand' in data
      ? brandHere(hostname, data.brand)
      : undefined;
  if (!answer.ok || brand === undefined) throw new Error(`${BRAND_PATH} answered ${answer.status}.`);
  return brand;
};

const keep = (brand: PartnerBrand | null): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.partnerBrand, JSON.stringify(brand));
  } catch {
    // A browser that keeps nothing asks on every page.
  }
};

/**
 * Asks the API whose origin this is, and keeps it for the next page. Never rejects, and ends after four seconds.
 * @param hostname of the page
 * @returns `null` on Poku's own origin, and when nobody can tell
 */
export const askBrand = (hostname: string): Promise<PartnerBrand | null> => {
  const asked = fetch(API_BASE + BRAND_PATH, { credentials: 'same-origin' })
    .then((answer) => readAnswer(hostname, answer))
    .then((brand) => {
      keep(brand);
      return brand;
    });
  return answerWithin(asked, WAIT_MS, () => new Error('no answer')).catch((error: unknown) => {
    console.warn('[poku] brand unknown', error);
    return null;
  });
};
