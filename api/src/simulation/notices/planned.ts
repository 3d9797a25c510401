import type { Channel } from './person';

/** A promotion as its operator knows it. */
export interface Planned {
  readonly id: string;
  readonly channels: readonly Channel[];
  /** Who gets it: members linked with the partner whose links end, and with one of these interests; everybody without both. */
  readonly isForCafe: boolean;
  readonly interests: readonly string[];
  readonly startsAt: Date;
  /** The operator ended it: asked for, and done. */
  cancelled?: { readonly from: Date; readonly to: Date };
}
