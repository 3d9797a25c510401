/** What is measured side by side, of the same sources; the site itself first. */
export const VARIANTS = ['composed', 'plain', 'early', 'awaiting'] as const;
export type Variant = (typeof VARIANTS)[number];

/** One webpack bundle with route chunks, in the ways that it can be started. */
export const PLAIN_VARIANTS = ['plain', 'early', 'awaiting'] as const;
export type PlainVariant = (typeof PLAIN_VARIANTS)[number];

/** What they are called in a report. */
export const VARIANT_NAMES: Readonly<Record<Variant, string>> = {
  composed: 'composed',
  plain: 'plain',
  early: 'plain, early fetches',
  awaiting: 'plain, early fetches, awaits its route',
};
