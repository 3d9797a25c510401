import { STORAGE_KEYS } from '@poku/domain/brand';
import { OTP_LIFE_MS, OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import { tabValue, type TabValue } from '@poku/kit/tab';
import type { SentCode } from './use-otp-request';

/** A code that was sent, as it survives a reload. Never the code itself, never a whole number (D26). */
export interface KeptCode extends SentCode {
  /** What the code belongs to: a masked number, a basket. */
  readonly owner: string;
  /** When it was confirmed, ms since 1970; `null` before. */
  readonly verifiedAtMs: number | null;
}

const isKept = (value: unknown): value is KeptCode =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'remainingSends' in value &&
  typeof value.remainingSends === 'number' &&
  'sentAtMs' in value &&
  typeof value.sentAtMs === 'number' &&
  'verifiedAtMs' in value &&
  (value.verifiedAtMs === null || typeof value.verifiedAtMs === 'number');

/**
 * Whether a code still counts: 5 minutes after the send, then as long as its confirmation does (D21).
 * @param verifiedLifeMs how long a confirmation counts
 */
export function isKeptCodeAlive({ sentAtMs, verifiedAtMs }: KeptCode, verifiedLifeMs: number): boolean {
  return Date.now() < (verifiedAtMs === null ? sentAtMs + OTP_LIFE_MS : verifiedAtMs + verifiedLifeMs);
}

/**
 * The place of one flow, whose code lives 5 minutes after the send, then as long as its confirmation counts (D21). Without storage a
 * reload starts anew.
 * @param flow name of the flow, unique
 * @param verifiedLifeMs how long a confirmation counts. Default 15 minutes
 */
export function keptCodeStore(
  flow: string,
  verifiedLifeMs: number = OTP_VERIFIED_LIFE_MS,
): TabValue<KeptCode> {
  const { read, keep, forget } = tabValue(STORAGE_KEYS.otp + flow, isKept);
  return {
    read: () => {
      const kept = read();
      if (kept !== undefined && isKeptCodeAlive(kept, verifiedLifeMs)) return kept;
      forget();
      return undefined;
    },
    keep: ({ owner, requestId, remainingSends, sentAtMs, verifiedAtMs }) =>
      keep({ owner, requestId, remainingSends, sentAtMs, verifiedAtMs }),
    forget,
  };
}
