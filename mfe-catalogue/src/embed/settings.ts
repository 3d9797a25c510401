import type { PartnerBrand } from '@poku/contract';
import { EMBED_HEIGHT_MIN_PX } from '../limits';
import { embedWording } from '../wording/embed';
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

/** The partner that an element names. */
export const partnerOf = (element: HTMLElement): string => element.getAttribute('partner') ?? '';

/**
 * Reads the attributes of an element.
 * @param partner the one that it names; `null` for none
 * @returns the problem when there is no such partner
 */
export const readSettings = (
  element: HTMLElement,
  partner: PartnerBrand | null,
): EmbedSettings | SettingProblem => {
  const slug = partnerOf(element);
  if (!partner) return { field: 'partner', message: embedWording.partnerUnknown(slug) };
  const category = element.getAttribute('category');
  const height = element.getAttribute('height');
  const heightPx = readHeight(height);
  const look = readAppearance(partner, 'appearance' in element ? element.appearance : null);
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
