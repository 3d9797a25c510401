import { hashOf } from './svg';

/** Signs without a letter, about the middle, within 15 of it, in one colour. */
const forms: readonly ((color: string) => string)[] = [
  (color) =>
    `<circle cx="-5" cy="0" r="9" fill="${color}"/><circle cx="6" cy="0" r="9" fill="${color}" opacity=".55"/>`,
  (color) =>
    `<circle r="11" fill="none" stroke="${color}" stroke-width="5"/><circle cx="8" cy="-8" r="5" fill="${color}"/>`,
  (color) =>
    `<path d="m-12 3 12-12L12 3M-12 12 0 0l12 12" fill="none" stroke="${color}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`,
  (color) =>
    [0, 90, 180, 270]
      .map(
        (turn) => `<path d="M0 0C-9-4-9-12 0-15 9-12 9-4 0 0z" fill="${color}" transform="rotate(${turn})"/>`,
      )
      .join(''),
  (color) =>
    `<path d="M-13 2a13 13 0 0 1 26 0z" fill="${color}"/><rect x="-13" y="6" width="26" height="6" rx="3" fill="${color}"/>`,
  (color) =>
    `<path d="M0-14 8-1H-8z" fill="${color}"/><path d="M-8 1 0 14h-16zM8 1l8 13H0z" fill="${color}" opacity=".7"/>`,
  (color) =>
    `<path d="M-14-4q7-9 14 0t14 0M-14 7q7-9 14 0t14 0" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round"/>`,
  (color) =>
    `<rect x="-11" y="-11" width="22" height="22" rx="5" fill="none" stroke="${color}" stroke-width="5"/><rect x="-4.5" y="-4.5" width="9" height="9" fill="${color}" transform="rotate(45)"/>`,
  (color) =>
    `<path d="M0-15 13-7.5V7.5L0 15-13 7.5V-7.5z" fill="${color}"/>` +
    `<path d="M0-15V0l13 7.5M0 0-13 7.5" fill="none" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="3"/>`,
  (color) =>
    [0, 72, 144, 216, 288]
      .map((turn) => `<circle cy="-9.5" r="5" fill="${color}" transform="rotate(${turn})"/>`)
      .join('') + `<circle r="4" fill="${color}"/>`,
  (color) =>
    `<path d="M-13-13H3a10 10 0 0 1 10 10v16H-3a10 10 0 0 1-10-10z" fill="${color}"/><circle r="5" fill="#FFFFFF" fill-opacity=".85"/>`,
  (color) =>
    `<path d="M-14 9A14 14 0 0 1 14 9M-8 9a8 8 0 0 1 16 0" fill="none" stroke="${color}" stroke-width="4.5" stroke-linecap="round"/><circle cy="9" r="3" fill="${color}"/>`,
];

/** A brand's own sign, always the same one; another brand has another form, or the same one turned. About the middle, 30 wide. */
export function brandMark(brand: string, color: string): string {
  const seed = hashOf(brand);
  const form = forms[seed % forms.length];
  const turn = ((seed >>> 8) % 4) * 45;
  return form === undefined ? '' : `<g transform="rotate(${turn})">${form(color)}</g>`;
}
