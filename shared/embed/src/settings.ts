/** How a list stands: in columns with search and filters, or alone in one row that scrolls sideways. The first is the default. */
export const LAYOUTS = ['grid', 'row'] as const;
/** What the catalogue speaks. The first is the default. */
export const LANGUAGES = ['id', 'en'] as const;
/** Colours that an appearance may name, each `#RGB` or `#RRGGBB`. */
export const COLOURS = ['primary', 'onPrimary', 'primarySoft'] as const;
/** Whether the catalogue is light or dark; `auto` is as the visitor's system. The first is the default. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
/** Whose font: Poku's, or that of the page around. The first is the default. */
export const FONTS = ['poku', 'inherit'] as const;
/** What is behind everything: Poku's own ground, or the page around. The first is the default. */
export const GROUNDS = ['page', 'transparent'] as const;

/** Colours of one scheme. Texts must keep a contrast of 4.5, or the brand's own colours stay. */
export type AppearanceColours = { readonly [Name in (typeof COLOURS)[number]]?: string };

/** The look of the catalogue; what is not said is as the brand has it. */
export interface Appearance extends AppearanceColours {
  /** Colours of the dark scheme; those beside it are of the light one. */
  readonly dark?: AppearanceColours;
  /** Radius of corners, 0 to 24 CSS pixels. */
  readonly radius?: number;
  /** Default `auto`. */
  readonly colorScheme?: (typeof SCHEMES)[number];
  /** Default `poku`. */
  readonly font?: (typeof FONTS)[number];
  /** Default `page`. */
  readonly ground?: (typeof GROUNDS)[number];
}

/** Settings of the catalogue. All but `partner` may be left out, and be changed later. */
export interface CatalogueSettings {
  /** Key of the partner brand, for example `nusapoin`. */
  readonly partner: string;
  /** Id of a category to begin with. Default the whole catalogue. */
  readonly category?: string;
  /** Id of a coupon to begin with. Wins over `category`, which then names the list behind it. */
  readonly coupon?: string;
  /** Most coupons of a list, 1 to 100. Default all of them. */
  readonly limit?: number;
  /** Default `grid`. */
  readonly layout?: (typeof LAYOUTS)[number];
  /** Default `id`, Indonesian. One for all catalogues of a page; a frame has its own. */
  readonly lang?: (typeof LANGUAGES)[number];
  /** Height in CSS pixels, at least 200. Default that of the content. */
  readonly height?: number;
  /** `off`: no entries in the history of the page. Default: back goes back inside. */
  readonly history?: 'off';
  readonly appearance?: Appearance;
  /** A redirect token, which counts once and for a short time. */
  readonly redirectToken?: string;
  /** Gives a redirect token when the visitor buys. Wins over `redirectToken`; empty for none. */
  readonly getRedirectToken?: () => string | Promise<string>;
}

/** Attributes that are properties of the same name, too, beside `lang`, which every element has. */
export const REFLECTED = ['partner', 'category', 'coupon', 'limit', 'layout', 'height'] as const;

/** Settings that the address of the frame takes, by their attributes. */
export const FRAME_SETTINGS = [
  'partner',
  'category',
  'coupon',
  'limit',
  'layout',
  'lang',
  'appearance',
  'redirect-token',
] as const;

/** The attribute of each setting but the function. */
export const ATTRIBUTES = {
  partner: 'partner',
  category: 'category',
  coupon: 'coupon',
  limit: 'limit',
  layout: 'layout',
  lang: 'lang',
  height: 'height',
  history: 'history',
  appearance: 'appearance',
  redirectToken: 'redirect-token',
} as const satisfies Record<
  Exclude<keyof CatalogueSettings, 'getRedirectToken'>,
  (typeof REFLECTED | typeof FRAME_SETTINGS)[number] | 'history'
>;
