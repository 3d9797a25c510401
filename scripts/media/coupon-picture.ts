import type { CouponPicture } from './fixtures';
import { motifs } from './motifs';
import { lightness, mix, paintOf } from './paint';
import { escapeXml, hashOf, place, svgFile } from './svg';

const WIDTH = 320;
const HEIGHT = 180;
/** The brand's initials stand at the left: a list shows the heart at the right. */
const BADGE_X = 26;

/** A ground pattern for each category, in one colour; so a shelf of coupons has a rhythm by category. */
const grounds: Readonly<Record<string, (color: string) => string>> = {
  kuliner: (color) =>
    [0, 1, 2, 3]
      .map((row) => `<circle cx="${34 + row * 92}" cy="${row % 2 === 0 ? 158 : 22}" r="46" fill="${color}"/>`)
      .join(''),
  'kebutuhan-harian': (color) => `<path d="M0 132q40-28 80 0t80 0 80 0 80 0v48H0z" fill="${color}"/>`,
  fashion: (color) =>
    [0, 1, 2, 3, 4, 5]
      .map(
        (at) => `<path d="M${at * 64 - 40} 180 ${at * 64 + 60} 0h20L${at * 64 - 20} 180z" fill="${color}"/>`,
      )
      .join(''),
  'e-commerce': (color) =>
    [0, 1, 2, 3, 4]
      .map(
        (at) =>
          `<rect x="${at * 72 - 16}" y="${at % 2 === 0 ? 108 : -32}" width="64" height="96" rx="16" fill="${color}"/>`,
      )
      .join(''),
  'top-up-tagihan': (color) =>
    [40, 84, 128, 172]
      .map((r) => `<circle cx="0" cy="180" r="${r}" fill="none" stroke="${color}" stroke-width="14"/>`)
      .join(''),
  hiburan: (color) =>
    [0, 1, 2, 3, 4, 5, 6].map((at) => `<path d="M0 180 ${at * 64 - 30} 0h32z" fill="${color}"/>`).join(''),
  transportasi: (color) => `<path d="M0 118h320v20H0zm0 34h320v8H0zM0 84h320v6H0z" fill="${color}"/>`,
  aspiratif: (color) => `<path d="M0 180 110 40l70 90 44-52 96 102z" fill="${color}"/>`,
};

/** First letters of the first two words. */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/**
 * Draws a coupon, 16:9: ground by category, colours by brand, motif large on a light disc, the brand's initials.
 * The slug varies place, tilt and depth, so that coupons of one brand differ and stay the same on every build.
 */
export function couponPicture({ slug, category, brandName, brandColor, motif }: CouponPicture): string {
  const paint = paintOf(brandColor);
  const seed = hashOf(slug);
  const isLight = seed % 3 === 0;
  const turn = ((seed >> 5) % 5) * 4 - 8;
  const ground = isLight ? mix(brandColor, '#FFFFFF', 0.78) : brandColor;
  const shade = isLight
    ? mix(brandColor, '#FFFFFF', 0.66)
    : mix(brandColor, lightness(brandColor) > 150 ? '#101820' : '#FFFFFF', 0.12);
  const middle = 180 + ((seed >> 3) % 3) * 14;
  const drawGround = grounds[category];
  return svgFile(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${drawGround === undefined ? '' : drawGround(shade)}
<circle cx="${middle}" cy="92" r="80" fill="${isLight ? mix(brandColor, '#FFFFFF', 0.45) : paint.deep}" opacity="${isLight ? 0.7 : 0.45}"/><circle cx="${middle}" cy="90" r="72" fill="${paint.cream}"/>
${place(motifs[motif](paint), middle - 50, 40, 100, turn)}
<rect x="${BADGE_X}" y="18" width="48" height="48" rx="14" fill="${isLight ? brandColor : paint.cream}"/>
<text x="${BADGE_X + 24}" y="49" text-anchor="middle" font-family="system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif" font-size="20" font-weight="700" fill="${isLight ? '#FFFFFF' : paint.deep}">${escapeXml(initials(brandName))}</text>`,
  );
}
