import { svgFile } from './svg';

const tile = (ground: string, body: string): string =>
  svgFile(96, 96, `<rect width="96" height="96" rx="22" fill="${ground}"/>${body}`);

/** The coin with a P: Poku's sign, also in the kit's point mark. */
const coin = `<circle cx="48" cy="48" r="32" fill="#F2A900"/><circle cx="48" cy="48" r="25.5" fill="none" stroke="#8A5B00" stroke-opacity="0.45" stroke-width="3"/><path d="M39 31h13a11.5 11.5 0 0 1 0 23h-5v12h-8zm8 7v9h4.5a4.5 4.5 0 0 0 0-9z" fill="#16262E"/>`;

const logos: Readonly<Record<string, string>> = {
  poku: tile('#0B6B6B', coin),
  nusapoin: tile(
    '#16306A',
    `<path d="M24 68V28h10l20 24V28h10v40H54L34 44v24z" fill="#FFFFFF"/><path d="M0 80q24-13 48 0t48 0a22 22 0 0 1-22 16H22A22 22 0 0 1 0 80z" fill="#F2A900"/>`,
  ),
  dompetnusa: tile(
    '#5A3FC0',
    `<path d="M20 38a8 8 0 0 1 6-8l38-9a6 6 0 0 1 7 6v5" fill="none" stroke="#CFC6F7" stroke-width="6" stroke-linejoin="round"/><rect x="18" y="34" width="60" height="42" rx="9" fill="#FFFFFF"/><path d="M56 47h24v17H56a8.5 8.5 0 0 1 0-17z" fill="#5A3FC0"/><circle cx="59" cy="55.5" r="4" fill="#F2A900"/>`,
  ),
  rumahnet: tile(
    '#A8122E',
    `<path d="M16 52 44 25a6 6 0 0 1 8 0l28 27v4h-8v20a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V56h-8z" fill="#FFFFFF"/><path d="M33 55a21 21 0 0 1 30 0m-23 8a11.5 11.5 0 0 1 16 0" fill="none" stroke="#A8122E" stroke-width="5" stroke-linecap="round"/><circle cx="48" cy="72" r="4" fill="#A8122E"/>`,
  ),
  garuda: tile(
    '#25282C',
    `<path d="M44 44 8 28l8 14 28 12zm0 13L18 46l8 13 18 8zm0 13-15-7 7 9 8 4zM52 44l36-16-8 14-28 12zm0 13 26-11-8 13-18 8zm0 13 15-7-7 9-8 4z" fill="#FFFFFF"/><path d="m48 18 6 10-2 46-4 4-4-4-2-46z" fill="#AEB4BA"/><rect x="14" y="82" width="68" height="5" rx="2.5" fill="#D3202F"/>`,
  ),
  fitnusa: tile(
    '#14603A',
    `<rect x="14" y="34" width="9" height="28" rx="4" fill="#FFFFFF"/><rect x="25" y="26" width="10" height="44" rx="4" fill="#FFFFFF"/><rect x="61" y="26" width="10" height="44" rx="4" fill="#FFFFFF"/><rect x="73" y="34" width="9" height="28" rx="4" fill="#FFFFFF"/><path d="M35 48h7l4-9 6 18 4-9h5" fill="none" stroke="#F2A900" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ),
};

/** A square without corners of its own; the coin stands inside the circle that every launcher's mask leaves. */
const maskable = svgFile(96, 96, `<rect width="96" height="96" fill="#0B6B6B"/>${coin}`);

/** The icons of the installed app; launchers that take no SVG get pictures of them (`draw-icons.ts`). */
export const APP_ICONS = { app: tile('#0B6B6B', coin), maskable } as const;

/** Partner logos and the app's icons, by path below `/media/`. */
export function logoPictures(): Readonly<Record<string, string>> {
  return Object.fromEntries<string>([
    ...Object.entries(logos).map(([slug, picture]) => [`partners/${slug}.svg`, picture] as const),
    ['icon.svg', maskable] as const,
    ['icons/app.svg', APP_ICONS.app] as const,
  ]);
}
