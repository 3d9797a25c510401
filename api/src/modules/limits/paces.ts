import { LOGIN_LOCK_MS } from '@poku/domain/limits/access';
import {
  LINK_MAX_SENDS,
  LINK_WINDOW_MS,
  OTP_LOCK_MS,
  OTP_MAX_FAILURES,
  OTP_WINDOW_MS,
} from '@poku/domain/limits/codes';
import { productionRateLimit, type ApiConfig } from '../../config/env';
import type { Pace } from './repository';

const minuteMs = 60_000;

/** What they are counted as. */
export const passwordKind = 'password-number';
/** Wrong passwords at one number from everywhere but the owner's devices (D61). The wait is the one that the text of 207 names. */
export const passwordsOfNumber: Pace = { most: 20, everyMs: LOGIN_LOCK_MS };
/** Wrong codes that strangers give for one number and purpose, after which each request of theirs is good for one. */
export const wrongCodesOfNumber: Pace = {
  most: 3 * OTP_MAX_FAILURES,
  everyMs: OTP_LOCK_MS / OTP_MAX_FAILURES,
};
/** Links of forgot password that strangers ask for, for one member: twice D21's at once, in the long run as many. */
export const linksOfMember: Pace = { most: 2 * LINK_MAX_SENDS, everyMs: LINK_WINDOW_MS / LINK_MAX_SENDS };
/** The same of codes, for one number and purpose. */
export const codesOfNumber = ({ otpSends }: Pick<ApiConfig, 'otpSends'>): Pace => ({
  most: 2 * otpSends,
  everyMs: Math.ceil(OTP_WINDOW_MS / otpSends),
});

/** What is counted for addresses and networks, as it is with the usual POKU_RATE_LIMIT. */
const usual = {
  /** Wrong passwords of a /24 or /64, at whichever numbers (D61). */
  passwords: { most: 100, everyMs: minuteMs },
  /** Codes and links that a /24 or /64 asks for, for whichever numbers. */
  sends: { most: 100, everyMs: minuteMs },
  /** Numbers and addresses that one address learns about (D19): 780 in its first day, 720 in each after it. */
  questions: { most: 60, everyMs: 2 * minuteMs },
  /** The same of a /24 or /64. */
  networkQuestions: { most: 300, everyMs: minuteMs / 2 },
} satisfies Record<string, Pace>;

/** Paces of addresses and networks; POKU_RATE_LIMIT makes them wider and narrower as it does with calls. */
export function networkPaces({ rateLimit }: Pick<ApiConfig, 'rateLimit'>): Record<keyof typeof usual, Pace> {
  const ratio = rateLimit / productionRateLimit;
  const scaled = ({ most, everyMs }: Pace): Pace => ({
    most: Math.ceil(most * ratio),
    everyMs: Math.max(1, Math.round(everyMs / ratio)),
  });
  return {
    passwords: scaled(usual.passwords),
    sends: scaled(usual.sends),
    questions: scaled(usual.questions),
    networkQuestions: scaled(usual.networkQuestions),
  };
}
