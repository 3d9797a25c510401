/** What was found of one remote or unit. */
export interface Comparison {
  readonly name: string;
  readonly version: string;
  /** Files whose code stands in its scripts. */
  readonly inScripts: readonly string[];
  /** Files that give it another version when one byte of them changes. */
  readonly counting: readonly string[];
}

/** What really changing one byte of a file did. */
export interface Sample {
  readonly file: string;
  /** Releases that were built anew with another version. */
  readonly changed: readonly string[];
}

/** A line of what the command prints that compares, as JSON. */
export type Line =
  | { readonly files: readonly string[] }
  | { readonly comparison: Comparison }
  | { readonly sample: Sample };
