import type { PromotionPicture } from './fixtures';
import { motifs } from './motifs';
import { mix, paintOf } from './paint';
import { place, svgFile } from './svg';

const WIDTH = 640;
const HEIGHT = 360;
/** Where the coupons of a promotion hang: middle, size of the disc and tilt. */
const spots = [
  { x: 236, y: 168, radius: 122, turn: -6 },
  { x: 446, y: 216, radius: 98, turn: 8 },
  { x: 560, y: 92, radius: 68, turn: -8 },
];

/** Draws a promotion, 16:9: the motifs of its coupons in their brands' colours over the first brand's ground. */
export function promotionPicture({ coupons }: PromotionPicture): string {
  const ground = mix(coupons[0]?.brandColor ?? '#0B6B6B', '#101820', 0.3);
  const seen = new Set<string>();
  const shown = coupons.filter(({ motif }) => !seen.has(motif) && seen.add(motif));
  const discs = spots.map(({ x, y, radius, turn }, index) => {
    const coupon = shown[index];
    if (coupon === undefined)
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFFFFF" opacity="0.1"/>`;
    const size = radius * 1.36;
    return `<circle cx="${x}" cy="${y + 6}" r="${radius}" fill="#000000" opacity="0.18"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#FFFBF2"/>${place(motifs[coupon.motif](paintOf(coupon.brandColor)), x - size / 2, y - size / 2, size, turn)}`;
  });
  return svgFile(
    WIDTH,
    HEIGHT,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><path d="M0 262q160-70 320 0t320 0v98H0z" fill="${mix(ground, '#FFFFFF', 0.1)}"/>
<circle cx="70" cy="78" r="26" fill="#F2A900"/><circle cx="70" cy="78" r="19" fill="none" stroke="#8A5B00" stroke-opacity="0.5" stroke-width="3"/><circle cx="86" cy="304" r="14" fill="#F2A900"/><circle cx="356" cy="44" r="10" fill="#F2A900"/>${discs.join('')}`,
  );
}
