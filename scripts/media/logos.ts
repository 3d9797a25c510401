import type { PartnerLogo } from './fixtures';
import { svgFile } from './svg';

const tile = (ground: string, body: string): string =>
  svgFile(96, 96, `<rect width="96" height="96" rx="22" fill="${ground}"/>${body}`);

/** The coin with a P: Poku's sign, also in the kit's point mark. */
const coin = `<circle cx="48" cy="48" r="32" fill="#F2A900"/><circle cx="48" cy="48" r="25.5" fill="none" stroke="#8A5B00" stroke-opacity="0.45" stroke-width="3"/><path d="M39 31h13a11.5 11.5 0 0 1 0 23h-5v12h-8zm8 7v9h4.5a4.5 4.5 0 0 0 0-9z" fill="#16262E"/>`;

/** A square without corners of its own; the coin stands inside the circle that every launcher's mask leaves. */
const maskable = svgFile(96, 96, `<rect width="96" height="96" fill="#0B6B6B"/>${coin}`);

/** The icons of the installed app; launchers that take no SVG get pictures of them (`draw-icons.ts`). */
export const APP_ICONS = { app: tile('#0B6B6B', coin), maskable } as const;

/** What a shared link shows, 1200 × 630 (Open Graph). */
export const SHARE_CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#0B6B6B"/><g fill="none" stroke="#FFFFFF" stroke-opacity="0.07" stroke-width="72"><circle cx="1200" cy="0" r="168"/><circle cx="1200" cy="0" r="332"/><circle cx="1200" cy="0" r="496"/></g><g transform="translate(72 155) scale(3.3333)">${coin}</g><g fill="#FFFFFF" font-family="sans-serif"><text x="440" y="312" font-size="150" font-weight="700" letter-spacing="-2">Poku</text><text x="444" y="398" font-size="46">Poin dari banyak partner,</text><text x="444" y="458" font-size="46">satu saldo untuk kupon pilihanmu.</text></g></svg>`;

/**
 * Logos and the app's icons, by path below `/media/`.
 * @param partners logos of the sandbox partners
 */
export function logoPictures(partners: readonly PartnerLogo[]): Readonly<Record<string, string>> {
  return Object.fromEntries<string>([
    ['partners/poku.svg', APP_ICONS.app] as const,
    ...partners.map(({ slug, ground, body }) => [`partners/${slug}.svg`, tile(ground, body)] as const),
    ['icon.svg', maskable] as const,
    ['icons/app.svg', APP_ICONS.app] as const,
  ]);
}
