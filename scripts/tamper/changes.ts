/** What a changed script does first, wherever it runs. */
export const MARKER = '__tampered';
const RUN = Buffer.from(`globalThis.${MARKER}=1;`);

/** The script of an attacker. */
export const EVIL = `${RUN.toString()}console.log("tampered");`;

/** A way to change a file. */
export interface Change {
  readonly what: string;
  readonly apply: (bytes: Buffer) => Buffer;
}

/** The same bytes but for one, in which one bit is another. */
export const flipped = (bytes: Buffer, place: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[place] = (changed[place] ?? 0) ^ (1 << (place % 7));
  return changed;
};

/** One byte changed at a place, told as a share of the file: 0 is the first byte, 1 the last. */
const flip = (what: string, share: number): Change => ({
  what,
  apply: (bytes) => flipped(bytes, Math.round((bytes.length - 1) * share)),
});

/** So many places of a file are changed, beside those that have a name. */
const MORE_PLACES = 16;

/**
 * The ways in which each file is changed in Chromium.
 * @param older the file of the same name in an older release, which is signed as well
 * @param other another file of the same release
 */
export const changesOf = (older: Buffer | undefined, other: Buffer | undefined): readonly Change[] => [
  { what: 'other code before it', apply: (bytes) => Buffer.concat([RUN, bytes]) },
  ...(older ? [{ what: 'the file of an older release', apply: () => older }] : []),
  flip('the first byte', 0),
  flip('the middle byte', 0.5),
  flip('the last byte', 1),
  { what: 'half of it', apply: (bytes) => bytes.subarray(0, bytes.length >> 1) },
  { what: 'a byte more', apply: (bytes) => Buffer.concat([bytes, Buffer.from(' ')]) },
  ...(other ? [{ what: 'another file', apply: () => other }] : []),
];

/** Changes of one byte at places spread over a file. */
export const spread: readonly Change[] = Array.from({ length: MORE_PLACES }, (_, index) =>
  flip(`byte ${index + 1} of ${MORE_PLACES}`, (index + 0.5) / MORE_PLACES),
);
