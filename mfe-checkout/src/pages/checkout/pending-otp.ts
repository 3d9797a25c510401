import type { OtpRequest } from '@poku/shared/contract';
import { OTP_LIFE_MS } from '@poku/shared/domain';

/** A code that was sent for a basket. */
export interface PendingOtp extends OtpRequest {
  /** Time of the send on this device, ms since 1970. */
  readonly sentAtMs: number;
}

const KEY = 'poku.checkout.otp';

interface StoredOtp extends PendingOtp {
  readonly basket: string;
}

const isStored = (value: unknown): value is StoredOtp =>
  typeof value === 'object' &&
  value !== null &&
  'basket' in value &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'remainingSends' in value &&
  typeof value.remainingSends === 'number' &&
  'sentAtMs' in value &&
  typeof value.sentAtMs === 'number';

/**
 * The code that was sent for a basket and still lives. It survives a reload, since phones drop the tab while the SMS is
 * read (D26); the code itself is never stored.
 */
export function readPendingOtp(basket: string): PendingOtp | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isStored(stored) || stored.basket !== basket) return undefined;
    return Date.now() < stored.sentAtMs + OTP_LIFE_MS ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Without storage a reload asks for a new code; nothing else depends on it. */
export function keepPendingOtp(basket: string, { requestId, remainingSends, sentAtMs }: PendingOtp): void {
  try {
    const stored: StoredOtp = { basket, requestId, remainingSends, sentAtMs };
    sessionStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Storage is full or forbidden.
  }
}

export function forgetPendingOtp(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
