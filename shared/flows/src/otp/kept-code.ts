import { STORAGE_KEYS } from '@poku/domain/brand';
import { OTP_LIFE_MS, OTP_VERIFIED_LIFE_MS } from '@poku/domain/limits/codes';
import type { SentCode } from './use-otp-request';

/** A code that was sent, as it survives a reload. Never the code itself, never a whole number (D26). */
export interface KeptCode extends SentCode {
  /** What the code belongs to: a masked number, a basket. */
  readonly owner: string;
  /** When it was confirmed, ms since 1970; `null` before. */
  readonly verifiedAtMs: number | null;
}

/** Where a flow keeps its code. Without storage nothing is kept, and a reload starts anew. */
export interface KeptCodeStore {
  /** @returns the code while it lives: 5 minutes after the send, then as long as its confirmation counts (D21) */
  readonly read: () => KeptCode | undefined;
  readonly keep: (code: KeptCode) => void;
  readonly forget: () => void;
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
 * The place of one flow in session storage: phones drop the tab while the SMS is read (D26).
 * @param flow name of the flow, unique
 * @param verifiedLifeMs how long a confirmation counts. Default 15 minutes
 */
export function keptCodeStore(flow: string, verifiedLifeMs: number = OTP_VERIFIED_LIFE_MS): KeptCodeStore {
  const key = STORAGE_KEYS.otp + flow;
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        if (isKept(kept) && isKeptCodeAlive(kept, verifiedLifeMs)) return kept;
        sessionStorage.removeItem(key);
      } catch {
        // Forbidden storage, or no JSON: nothing is kept.
      }
      return undefined;
    },
    keep({ owner, requestId, remainingSends, sentAtMs, verifiedAtMs }) {
      try {
        const kept: KeptCode = { owner, requestId, remainingSends, sentAtMs, verifiedAtMs };
        sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // Storage is full or forbidden.
      }
    },
    forget() {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Storage is forbidden, so nothing is kept.
      }
    },
  };
}
