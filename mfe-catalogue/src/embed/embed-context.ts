import type { Platform } from '@poku/contract';
import type { EmbedErrorCode } from './embed-events';

/** What the parts of one embed use together. */
export interface EmbedContext {
  readonly platform: Platform;
  /** Address that it begins with; there is no way back from it. */
  readonly start: string;
  /** A page is on the screen. @param data what its loader gave */
  readonly onShown: (data: unknown) => void;
  readonly onProblem: (problem: { readonly code: EmbedErrorCode; readonly message: string }) => void;
  /** Opens an address of Poku's site outside of the embed. */
  readonly leave: (path: string) => void;
}
