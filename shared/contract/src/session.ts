/** Who is in front of the screen. */
import type { Customer } from './models';
import type { ApiError } from './poku-api';

/** Start value: the shell is asking the API whether the cookie still stands for a member. */
export interface RestoringSession {
  readonly status: 'restoring';
  /** Why the API cannot tell now who is here; the member of the last visit stays, and is asked for again. Since 1.6.0. */
  readonly problem?: ApiError;
}
/** Nobody is logged in. */
export interface GuestSession {
  readonly status: 'guest';
  /** Why the last session ended, once; the login page shows the text for `expired`. */
  readonly ended?: 'logout' | 'expired';
}
/** A logged-in member. */
export interface MemberSession {
  readonly status: 'member';
  readonly clientId: string;
  readonly customer: Customer;
  /** When the member was read, ISO 8601, while the API cannot be asked and the device remembers; else missing. Since 1.4.0. */
  readonly rememberedAt?: string;
  /** Why the API cannot be asked, beside `rememberedAt`. Since 1.6.0. */
  readonly problem?: ApiError;
}
/** State of `platform.session$`. A partner visitor is a guest or member on a partner's origin (D29). */
export type Session = RestoringSession | GuestSession | MemberSession;

/** The member's points and when they were read; `null` sums while they are not known. */
export interface PointsState {
  /** Own points plus the partners' positive balances, computed by the server (D36). `null`: not read yet. */
  readonly totalPoints: number | null;
  /** Own spendable points ([A] §3 customerPoin). */
  readonly ownPoints: number | null;
  readonly sources: readonly PointSource[];
  /** Time of the reading on this device, ISO 8601. */
  readonly readAt: string | null;
}
/** One balance that counts towards the total. */
export interface PointSource {
  readonly partnerId: string;
  readonly name: string;
  readonly points: number;
}
