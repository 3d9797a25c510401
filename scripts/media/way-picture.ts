import type { PartnerLogo } from './fixtures';
import { mix } from './paint';
import { svgFile } from './svg';

const WIDTH = 640;
const HEIGHT = 360;
/** Left edge and upper edge of the tile, and its size. */
const TILE = { x: 88, y: 96, size: 152 };

const coin = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#F2A900"/><circle cx="${x}" cy="${y}" r="${radius * 0.74}" fill="none" stroke="#8A5B00" stroke-opacity="0.5" stroke-width="3"/>`;
const letter = (x: number, y: number, scale: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-9-17h13a11.5 11.5 0 0 1 0 23h-5v12h-8zm8 7v9h4a4.5 4.5 0 0 0 0-9z" fill="#0B6B6B"/>`;

/**
 * Draws the way from a partner's shop to points, 16:9: its sign, a dotted line, and coins that grow towards Poku's. In a dark scheme
 * its ground is darker.
 */
export function wayPicture({ ground, body }: PartnerLogo): string {
  const field = mix(ground, '#FFFFFF', 0.86);
  const hill = mix(ground, '#FFFFFF', 0.74);
  const line = mix(ground, '#FFFFFF', 0.4);
  const { x, y, size } = TILE;
  return svgFile(
    WIDTH,
    HEIGHT,
    `<style>@media (prefers-color-scheme:dark){.f{fill:${mix(ground, '#FFFFFF', 0.42)}}.h{fill:${mix(ground, '#FFFFFF', 0.32)}}.l{stroke:#FFFFFF}}</style>
<rect class="f" width="${WIDTH}" height="${HEIGHT}" fill="${field}"/><path class="h" d="M0 276q160-64 320 0t320 0v84H0z" fill="${hill}"/>
<ellipse cx="${x + size / 2}" cy="${y + size + 14}" rx="${size / 2}" ry="10" fill="#101820" opacity="0.14"/>
<g transform="translate(${x} ${y}) scale(${size / 96})"><rect width="96" height="96" rx="22" fill="${ground}"/>${body}</g>
<path class="l" d="M262 172q70-64 152-12" fill="none" stroke="${line}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 15"/>
${coin(300, 132, 12)}${coin(350, 122, 17)}
<ellipse cx="492" cy="266" rx="74" ry="10" fill="#101820" opacity="0.14"/>
${coin(492, 180, 76)}${letter(494, 180, 1.9)}`,
  );
}
