import type { Platform } from '@poku/shared/contract';
import type { EmbedCoupon, EmbedErrorCode } from './embed-events';

/** What the parts of one embed use together. */
export interface EmbedContext {
  readonly platform: Platform;
  /** Address that it begins with; there is no way back from it. */
  readonly start: string;
  /** A page is on the screen. @param coupon the coupon of a coupon's page */
  readonly onShown: (coupon: EmbedCoupon | undefined) => void;
  readonly onProblem: (problem: { readonly code: EmbedErrorCode; readonly message: string }) => void;
  /** Opens an address of Poku's site outside of the embed. */
  readonly leave: (path: string) => void;
}
