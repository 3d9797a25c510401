import { channelsOf } from '@poku/domain/contrast';

/** `#RRGGBB` of `#RGB` or `#RRGGBB`; undefined for anything else. */
export const readColour = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (/^#[\da-f]{6}$/i.test(value)) return value;
  if (/^#[\da-f]{3}$/i.test(value)) return value.replace(/[\da-f]/gi, (digit) => digit + digit);
  return undefined;
};

/** Mixes two colours `#RRGGBB`. @param share of the second, 0 to 1 */
export const mix = (one: string, other: string, share: number): string => {
  const second = channelsOf(other);
  const mixed = channelsOf(one).map((value, index) => value + ((second[index] ?? 0) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
};
