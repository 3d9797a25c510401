import type { PartnerBrand, PartnerColours, PartnerLook } from '@poku/contract';

/** The colours that a partner may change (`look.md`); every other one is Poku's. */
export const LOOK_COLOURS = [
  'primary',
  'primaryPressed',
  'primarySoft',
  'onPrimary',
  'header',
  'headerLine',
  'onHeader',
] as const satisfies readonly (keyof PartnerColours)[];

/** Names of the patterns that a header can have. */
export const LOOK_PATTERNS = ['rings', 'stripes', 'waves', 'bands', 'lines'] as const;

/** A name of a partner in addresses: the first label of its origin, and `source` in what its pages add (D3). */
export const SLUG = /^[a-z][a-z0-9-]{0,31}$/;
const COLOUR = /^#[\da-f]{6}$/i;
const PARTNER_ID = /^\d{1,16}$/;
const LOGO = /^(?:\/[\w-][\w.-]*)+$/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, form: RegExp): value is string =>
  typeof value === 'string' && form.test(value);

/** The colours of one scheme; `null` when one of them cannot be read, since they were chosen for each other. */
const readColours = (value: unknown): PartnerColours | null => {
  if (!isFields(value)) return null;
  const named = LOOK_COLOURS.filter((name) => value[name] !== undefined);
  return named.every((name) => isText(value[name], COLOUR))
    ? Object.fromEntries(named.map((name) => [name, value[name]]))
    : null;
};

/** A look as it came from outside. @returns `undefined` when it cannot be used: then the colours are Poku's */
const readLook = (value: unknown): PartnerLook | undefined => {
  if (!isFields(value)) return undefined;
  const { pattern } = value;
  const light = readColours(value.light);
  const dark = readColours(value.dark);
  return light && dark && typeof pattern === 'string' ? { pattern, light, dark } : undefined;
};

/**
 * A partner's brand as it came from outside: colours only as `#RRGGBB`, the logo only from this site, and no other field.
 * @returns `null` for anything else. Never throws.
 */
export const readPartnerBrand = (value: unknown): PartnerBrand | null => {
  if (!isFields(value)) return null;
  const { slug, partnerId, name, logo } = value;
  if (!isText(slug, SLUG) || !isText(partnerId, PARTNER_ID) || !isText(logo, LOGO) || !isText(name, /\S/))
    return null;
  const look = readLook(value.look);
  return { slug, partnerId, name, logo, ...(look && { look }) };
};

/**
 * The partner's name in a host: its first label, when it has another one (D3). Whether there is such a partner its row says.
 * @param hostname without port
 * @returns `null` on a host that can be nobody's
 */
export const slugOfHost = (hostname: string): string | null => {
  const [label = '', ...rest] = hostname.toLowerCase().split('.');
  return rest.length > 0 && SLUG.test(label) ? label : null;
};
