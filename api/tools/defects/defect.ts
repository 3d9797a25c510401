/** A mistake that somebody could make, with the test that must notice it. */
export interface Defect {
  /** What goes wrong. */
  readonly name: string;
  /** Source file of the API, below `api/src/`. */
  readonly file: string;
  /** Text that is replaced; it stands there once, unless `place` says which one is meant, counted from 1. */
  readonly from: string;
  readonly to: string;
  readonly place?: number;
  /** Test file below `api/src/`, and the beginning of the name of the test. */
  readonly test: readonly [file: string, name: string];
}

/** The source with the mistake in it. Throws when the text does not stand there as often as it must. */
export const applyDefect = (source: string, { name, from, to, place }: Defect): string => {
  const parts = source.split(from);
  const found = parts.length - 1;
  if (place === undefined ? found !== 1 : found < place) {
    throw new Error(`'${name}' no longer applies: its text stands there ${found} times`);
  }
  const at = place ?? 1;
  return parts.slice(0, at).join(from) + to + parts.slice(at).join(from);
};
