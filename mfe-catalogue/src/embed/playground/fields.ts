import { type CatalogueSettings, FONTS, GROUNDS, LANGUAGES, LAYOUTS, SCHEMES } from '@poku/embed';
import { EMBED_HEIGHT_MIN_PX, EMBED_LIMIT_MAX, EMBED_RADIUS_MAX_PX } from '../../limits';

/** Something to fill in. Its name is the setting's: `limit`, or `appearance.dark.primary`. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** One of these, the first as the default. Default any text. */
  readonly words?: readonly string[];
  /** A whole number from the first to the second. */
  readonly range?: readonly [number, number];
  /** An example of what goes in. */
  readonly example?: string;
}

/** Highest element that is of any use, in CSS pixels. */
const HEIGHT_MAX_PX = 4_000;

const colours = (place: string): readonly Field[] => [
  { name: `${place}.primary`, label: 'Primary', example: '#7A1FA2' },
  { name: `${place}.onPrimary`, label: 'On primary', example: '#FFFFFF' },
  { name: `${place}.primarySoft`, label: 'Primary, pale', example: '#F3E5F5' },
];

/** What can be chosen, in groups. */
export const GROUPS: readonly { readonly title: string; readonly fields: readonly Field[] }[] = [
  {
    title: 'Coupons',
    fields: [
      { name: 'partner', label: 'Partner', example: 'nusapoin' },
      { name: 'category', label: 'Category', example: '1' },
      { name: 'coupon', label: 'Coupon', example: '12' },
      { name: 'limit', label: 'Limit', range: [1, EMBED_LIMIT_MAX] },
      { name: 'layout', label: 'Layout', words: LAYOUTS },
      { name: 'lang', label: 'Language', words: LANGUAGES },
      { name: 'height', label: 'Height, px', range: [EMBED_HEIGHT_MIN_PX, HEIGHT_MAX_PX] },
    ],
  },
  {
    title: 'Appearance',
    fields: [
      { name: 'appearance.colorScheme', label: 'Colour scheme', words: SCHEMES },
      { name: 'appearance.font', label: 'Font', words: FONTS },
      { name: 'appearance.ground', label: 'Ground', words: GROUNDS },
      { name: 'appearance.radius', label: 'Radius, px', range: [0, EMBED_RADIUS_MAX_PX] },
    ],
  },
  { title: 'Colours, light', fields: colours('appearance') },
  { title: 'Colours, dark', fields: colours('appearance.dark') },
];

const FIELDS = GROUPS.flatMap(({ fields }) => fields);

/**
 * The settings that a form says. What is empty, or the default, is not there.
 * @param valueOf what stands in a field, by its name
 */
export const readFields = (valueOf: (name: string) => string): CatalogueSettings => {
  const settings: Record<string, unknown> & { partner: string } = { partner: '' };
  for (const { name, words, range } of FIELDS) {
    const text = valueOf(name).trim();
    if (text === '' || text === words?.[0]) continue;
    const path = name.split('.');
    const own = path.pop() ?? '';
    let place: Record<string, unknown> = settings;
    for (const part of path) place = (place[part] ??= {}) as Record<string, unknown>;
    place[own] = range ? Number(text) : text;
  }
  return settings;
};
