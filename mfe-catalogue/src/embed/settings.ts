import type { PartnerBrand } from '@poku/shared/contract';
import { EMBED_HEIGHT_MIN_PX, embedWording, PARTNER_BRANDS } from '@poku/shared/domain';
import { type Look, readAppearance, type SettingProblem } from './appearance';

/** The settings of an element, read and checked. */
export interface EmbedSettings {
  readonly partner: PartnerBrand;
  /** Address that the catalogue begins with. */
  readonly start: string;
  readonly look: Look;
  /** Height in CSS pixels; undefined for that of the content. */
  readonly heightPx: number | undefined;
  readonly problems: readonly SettingProblem[];
}

const readHeight = (text: string | null): number | undefined => {
  const height = Number(text ?? '');
  return height >= EMBED_HEIGHT_MIN_PX ? height : undefined;
};

/** Reads the attributes of an element. @returns the problem when there is no such partner */
export const readSettings = (element: HTMLElement): EmbedSettings | SettingProblem => {
  const slug = element.getAttribute('partner') ?? '';
  const partner = PARTNER_BRANDS.find((brand) => brand.slug === slug);
  if (!partner) return { field: 'partner', message: embedWording.partnerUnknown(slug) };
  const category = element.getAttribute('category');
  const height = element.getAttribute('height');
  const heightPx = readHeight(height);
  const look = readAppearance(partner.slug, 'appearance' in element ? element.appearance : null);
  const isHeightWrong = height !== null && heightPx === undefined;
  return {
    partner,
    start: category ? `/kategori/${encodeURIComponent(category)}` : '/tukar',
    look,
    heightPx,
    problems: [
      ...look.problems,
      ...(isHeightWrong ? [{ field: 'height', message: embedWording.heightWrong }] : []),
    ],
  };
};
