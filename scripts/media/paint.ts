/** Colours of one drawing: shades of a brand and the fixed ones of the house. */
export interface Paint {
  readonly main: string;
  readonly deep: string;
  readonly pale: string;
  readonly cream: string;
  readonly accent: string;
  readonly ink: string;
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/**
 * Mixes two colours `#RRGGBB`.
 * @param share part of the second colour, 0 to 1
 */
export function mix(one: string, other: string, share: number): string {
  const second = channels(other);
  const mixed = channels(one).map((value, index) => value + ((second[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** How light a colour is, 0 to 255. */
export function lightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** Turmeric, the colour of points; a warm red where the brand itself is as yellow. */
const accentFor = (main: string): string => {
  const [red = 0, green = 0, blue = 0] = channels(main);
  return red > 170 && green > 110 && blue < 90 ? '#C4472B' : '#F2A900';
};

/** Shades of a brand colour `#RRGGBB`. */
export function paintOf(main: string): Paint {
  return {
    main,
    deep: mix(main, '#101820', 0.38),
    pale: mix(main, '#FFFFFF', 0.62),
    cream: '#FFFBF2',
    accent: accentFor(main),
    ink: '#16262E',
  };
}
