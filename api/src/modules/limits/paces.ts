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

/** The kind under which `passwordsOfNumber` is counted. */
export const passwordKind = 'password-number';
/** Wrong passwords at one number from everywhere but the owner's devices (D61). The wait is the one that the text of 207 names. */
export const passwordsOfNumber: Pace = { most: 20, everyMs: LOGIN_LOCK_MS };
/** Wrong codes that strangers give for one number and purpose; above it only the first code given for each request is checked. */
export const wrongCodesOfNumber: Pace = {
  most: 3 * OTP_MAX_FAILURES,
  everyMs: OTP_LOCK_MS / OTP_MAX_FAILURES,
};
/**
 * Links of forgot password that strangers ask for, for one member: twice as many at once as D21 allows, and as many in the long
 * run.
 */
export const linksOfMember: Pace = { most: 2 * LINK_MAX_SENDS, everyMs: LINK_WINDOW_MS / LINK_MAX_SENDS };
/** The same of codes, for one number and purpose. */
export const codesOfNumber = ({ otpSends }: Pick<ApiConfig, 'otpSends'>): Pace => ({
  most: 2 * otpSends,
  everyMs: Math.ceil(OTP_WINDOW_MS / otpSends),
});

/** Paces of addresses and networks with the usual POKU_RATE_LIMIT. */
const usual = {
  /** Wrong passwords from a /24 or /64, for any numbers (D61). */
  passwords: { most: 100, everyMs: minuteMs },
  /** Codes and links that a /24 or /64 asks for, for any numbers. */
  sends: { most: 100, everyMs: minuteMs },
  /**
   * Questions from one network address whether a number or an e-mail address has an account (D19): 780 in its first day, 720 in
   * each later one.
   */
  questions: { most: 60, everyMs: 2 * minuteMs },
  /** The same from a /24 or /64. */
  networkQuestions: { most: 300, everyMs: minuteMs / 2 },
} satisfies Record<string, Pace>;

/** Paces of addresses and networks; POKU_RATE_LIMIT scales them as it scales the limit of calls. */
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
