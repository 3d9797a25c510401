/** Draws by chance, the same from the same seed. */
export interface Draw {
  /** A whole number from 0, below this one. */
  readonly below: (most: number) => number;
  readonly one: <T>(of: readonly T[]) => T;
}

/** Mulberry32: a good mixture of 32 bits, in a few lines. @param seed a whole number */
export const drawFrom = (seed: number): Draw => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    one: (of) => {
      const drawn = of[below(of.length)];
      if (drawn === undefined) throw new Error('There is nothing to draw from.');
      return drawn;
    },
  };
};
