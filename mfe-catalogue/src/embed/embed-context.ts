import type { Platform } from '@poku/contract';
import type { EmbedErrorCode } from '@poku/embed';
import type { EmbedPlan } from './settings';

/** What the parts of one embed use together. */
export interface EmbedContext {
  readonly platform: Platform;
  readonly plan: EmbedPlan;
  /** Origin of Poku's site in the partner's colours, which every link names, for a new tab and for copying. */
  readonly site: string;
  /** A page is on the screen. @param data what its loader gave; @param path of its address */
  readonly onShown: (data: unknown, path: string) => void;
  readonly onProblem: (problem: { readonly code: EmbedErrorCode; readonly message: string }) => void;
  /** There is no such coupon as the one to begin with. */
  readonly onNoStart: () => void;
  /** Opens an address of Poku's site outside of the embed. */
  readonly leave: (path: string) => void;
}
