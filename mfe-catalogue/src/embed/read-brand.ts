import type { PartnerBrand, PartnerColours } from '@poku/contract';
import { SLUG } from '@poku/domain/partner-look';
import { readColour } from './colours';
import { pageRegistry } from './page-registry';

const COLOURS = ['primary', 'primaryPressed', 'primarySoft', 'onPrimary'] as const;

type Colours = Readonly<Record<string, unknown>>;
/** What the API answers; each colour is read as one. */
interface Answer {
  readonly data: { readonly brand: { readonly light: Colours; readonly dark: Colours } | null };
}

const readColours = (given: Colours): PartnerColours => {
  const colours: Partial<Record<(typeof COLOURS)[number], string>> = {};
  for (const name of COLOURS) {
    const colour = readColour(given[name]);
    if (colour) colours[name] = colour;
  }
  return colours;
};

/**
 * The brand of a partner, as far as an embed shows it: by its name, in its colours. Where nobody could be asked the colours are
 * Poku's: what failed is told by the catalogue, which cannot be read either. Never rejects.
 * @param site origin of Poku's site
 * @returns `null` when there is no partner of that name
 */
export const readBrand = async (site: string, slug: string): Promise<PartnerBrand | null> => {
  if (!SLUG.test(slug)) return null;
  // An embed has neither a header nor anybody's session.
  const plain = { slug, partnerId: '0', name: slug, logo: '/' };
  try {
    const answer = (await pageRegistry().askBrand?.(site, slug)) as Answer | undefined;
    const brand = answer?.data.brand;
    if (answer && !brand) return null;
    if (!brand) return plain;
    return {
      ...plain,
      look: { pattern: '', light: readColours(brand.light), dark: readColours(brand.dark) },
    };
  } catch {
    return plain;
  }
};
