/** A colour as three channels from 0 to 255. */
type Channels = readonly [number, number, number];

/** `#RRGGBB` of `#RGB` or `#RRGGBB`; undefined for anything else. */
export const readColour = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  if (/^#[\da-f]{3}$/i.test(value)) return value.replace(/[\da-f]/gi, (digit) => digit + digit);
  return undefined;
};

const channels = (hex: string): Channels => {
  const at = (place: number) => parseInt(hex.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
};

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2). */
const luminance = (hex: string): number => {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** Contrast of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2). */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Mixes two colours `#RRGGBB`. @param share of the second, 0 to 1 */
export const mix = (one: string, other: string, share: number): string => {
  const second = channels(other);
  const mixed = channels(one).map((value, index) => value + ((second[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};
