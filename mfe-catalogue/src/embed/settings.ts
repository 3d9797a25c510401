import type { PartnerBrand } from '@poku/contract';
import { LANGUAGES, LAYOUTS } from '@poku/embed';
import { COUPON_ID_MAX_CHARS, EMBED_HEIGHT_MIN_PX, EMBED_LIMIT_MAX } from '../limits';
import { paths } from '../paths';
import { embedWording } from '../wording/embed';
import { type Look, readAppearance, type SettingProblem } from './appearance';
import type { EmbedLanguage } from './language';

/** How a list stands: in columns with search and filters, or alone in one row that scrolls sideways. */
export type EmbedLayout = (typeof LAYOUTS)[number];

/** What the pages of an embed are made by; another one is another embed. */
export interface EmbedPlan {
  /** Address that the catalogue begins with. */
  readonly start: string;
  /** Address of its list: `start`, unless that is a coupon's. */
  readonly list: string;
  /** Most coupons of a list, 1 to 100; undefined for all of them. */
  readonly limit: number | undefined;
  readonly layout: EmbedLayout;
  readonly language: EmbedLanguage;
}

/** The settings of an element, read and checked. */
export interface EmbedSettings {
  readonly partner: PartnerBrand;
  readonly plan: EmbedPlan;
  readonly look: Look;
  /** Height in CSS pixels; undefined for that of the content. */
  readonly heightPx: number | undefined;
  readonly problems: readonly SettingProblem[];
}

const readHeight = (text: string): number | undefined => {
  const height = Number(text);
  return height >= EMBED_HEIGHT_MIN_PX ? height : undefined;
};

const readLimit = (text: string): number | undefined => {
  const limit = Number(text);
  return Number.isInteger(limit) && limit >= 1 && limit <= EMBED_LIMIT_MAX ? limit : undefined;
};

const readLayout = (text: string): EmbedLayout | undefined => LAYOUTS.find((layout) => layout === text);

const readLanguage = (text: string): EmbedLanguage | undefined =>
  LANGUAGES.find((language) => language === text);

/** The language that an element wants. */
export const languageOf = (element: HTMLElement): EmbedLanguage =>
  readLanguage(element.getAttribute('lang') ?? '') ?? LANGUAGES[0];

/** The partner that an element names. */
export const partnerOf = (element: HTMLElement): string => element.getAttribute('partner') ?? '';

/** The coupon that an element names to begin with; empty for none. */
export const startCouponOf = (element: HTMLElement): string => element.getAttribute('coupon') ?? '';

/**
 * Reads the attributes of an element.
 * @param partner the one that it names; `null` for none
 * @param language what the page speaks; another one that the element wants is told
 * @param isMissing whether the API has said that there is no such coupon. Default none is missing
 * @returns the problem when there is no such partner
 */
export const readSettings = (
  element: HTMLElement,
  partner: PartnerBrand | null,
  language: EmbedLanguage,
  isMissing: (couponId: string) => boolean = () => false,
): EmbedSettings | SettingProblem => {
  const slug = partnerOf(element);
  if (!partner) return { field: 'partner', message: embedWording.partnerUnknown(slug) };
  const look = readAppearance(partner, 'appearance' in element ? element.appearance : null);
  const problems = [...look.problems];
  /** What an attribute says; one that cannot be read is told, and is as if it were not there. */
  const read = <Value>(
    field: string,
    valueOf: (text: string) => Value | undefined,
    message: string,
  ): Value | undefined => {
    const text = element.getAttribute(field);
    const value = text === null ? undefined : valueOf(text);
    if (text !== null && value === undefined) problems.push({ field, message });
    return value;
  };
  const heightPx = read('height', readHeight, embedWording.heightWrong);
  const limit = read('limit', readLimit, embedWording.limitWrong(EMBED_LIMIT_MAX));
  const layout = read('layout', readLayout, embedWording.wordWrong(LAYOUTS)) ?? 'grid';
  const wish = read('lang', readLanguage, embedWording.wordWrong(LANGUAGES));
  if (wish !== undefined && wish !== language)
    problems.push({ field: 'lang', message: embedWording.languageTaken(language) });
  const coupon = read(
    'coupon',
    (id) => (id.length > COUPON_ID_MAX_CHARS || isMissing(id) ? undefined : id),
    embedWording.couponUnknown(startCouponOf(element)),
  );
  const category = element.getAttribute('category');
  const list = category ? paths.category(category) : paths.catalogue();
  const start = coupon ? paths.coupon({ id: coupon, redemptionRuleId: '', rewardItemId: '' }) : list;
  return { partner, plan: { start, list, limit, layout, language }, look, heightPx, problems };
};
