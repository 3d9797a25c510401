import { brandMark } from './brand-mark';
import type { CouponPicture } from './fixtures';
import { motifs } from './motifs';
import { lightness, mix, paintOf } from './paint';
import { hashOf, place, svgFile } from './svg';

const WIDTH = 320;
const HEIGHT = 180;
/** What grounds are dimmed with, in `#RRGGBB`. */
const NIGHT = '#12202A';
/** The brand's mark stands at the left: a list shows the heart at the right. */
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

/**
 * Draws a coupon, 16:9: what it is for, large on a ground of the category's pattern in the brand's colours, and the brand's mark. In a dark
 * page the ground is dimmed.
 * The slug varies place and tilt, so that coupons of one brand differ and stay the same on every build.
 */
export function couponPicture({ slug, category, brandName, brandColor, motif }: CouponPicture): string {
  const paint = paintOf(brandColor);
  const seed = hashOf(slug);
  const turn = ((seed >>> 5) % 9) * 2 - 8;
  const middle = 180 + ((seed >>> 11) % 31);
  const ground = mix(brandColor, '#FFFFFF', 0.84);
  const shade = mix(brandColor, '#FFFFFF', 0.72);
  const night = mix(mix(brandColor, '#FFFFFF', 0.6), NIGHT, 0.2);
  const nightShade = mix(mix(brandColor, '#FFFFFF', 0.5), NIGHT, 0.24);
  const drawGround = grounds[category] ?? (() => '');
  return svgFile(
    WIDTH,
    HEIGHT,
    `<style>@media (prefers-color-scheme:dark){.g{fill:${night}}.s :is(path,circle,rect){fill:${nightShade}}.r circle{fill:none;stroke:${nightShade}}}</style>
<rect class="g" width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><g class="${category === 'top-up-tagihan' ? 'r' : 's'}">${drawGround(shade)}</g>
<ellipse cx="${middle}" cy="160" rx="62" ry="8" fill="${paint.deep}" opacity=".22"/>
${place(motifs[motif](paint), middle - 68, 20, 136, turn)}
<rect x="${BADGE_X}" y="18" width="48" height="48" rx="14" fill="${brandColor}"/><g transform="translate(${BADGE_X + 24} 42)">${brandMark(brandName, lightness(brandColor) > 170 ? paint.ink : '#FFFFFF')}</g>`,
  );
}
