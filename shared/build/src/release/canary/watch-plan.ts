import type { Margins } from './judge';

/** How a canary is watched. The change that gave it its share carries it, signed, so that whoever watches it goes on by the same rules. */
export interface WatchPlan {
  /** Name of the strategy. */
  readonly strategy: string;
  readonly margins: Margins;
  /** Votes that the canary must have had to be judged. */
  readonly minLoads: number;
  /** Goes on where nothing can be judged. */
  readonly isUnwatched: boolean;
  /** Codes of errors of the gate that are meant. */
  readonly allow: readonly string[];
}
