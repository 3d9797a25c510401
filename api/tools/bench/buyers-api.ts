import { OTP_CODE, purchaseOf } from './purchase-data-api';
import { splitBody, type SplitKind } from './checkout-fill-api';

/** In process, time-outs, and what goes by itself: a member asks again. */
export const ASK_AGAIN: ReadonlySet<number> = new Set([20_002, 408, 500, 503]);
const CALL_MS = 12_000;
const AGAIN_MS = 250;

/** The last word about a purchase. */
export interface Word {
  n: number;
  code: number;
  /** Number of the order, where it was bought. */
  number: string;
  coupons: number;
  /** Has an e-wallet's page to be paid on. */
  hasPage: boolean;
  /** How long the first answer took. */
  tookMs: number;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One call of a purchase; undefined when there was no answer. */
export async function buyOnce(origin: string, n: number, kind: SplitKind): Promise<Word | undefined> {
  const start = performance.now();
  try {
    const answer = await fetch(`${origin}/buyvoucher`, {
      method: 'POST',
      headers: { authorization: `Bearer ${purchaseOf(n).token}`, 'content-type': 'application/json' },
      body: JSON.stringify(splitBody(n, kind, OTP_CODE)),
      signal: AbortSignal.timeout(CALL_MS),
    });
    const body: unknown = await answer.json();
    const data = read(body, 'data');
    const coupons = read(data, 'coupons');
    const number = read(data, 'pokuTransactionNumber');
    return {
      n,
      code: Number(read(body, 'responseCode')),
      number: typeof number === 'string' ? number : '',
      coupons: Array.isArray(coupons) ? coupons.length : 0,
      hasPage: read(data, 'checkout_url') !== undefined,
      tookMs: performance.now() - start,
    };
  } catch {
    return undefined;
  }
}

/**
 * Buys as a member does who wants to know: again after silence and an answer of `ASK_AGAIN`, until `isOver` or any other answer.
 * Undefined without one.
 */
export async function buyUntilAnswered(
  origin: string,
  n: number,
  isOver: () => boolean,
): Promise<Word | undefined> {
  while (!isOver()) {
    const word = await buyOnce(origin, n, 'in turn');
    if (word !== undefined && !ASK_AGAIN.has(word.code)) return word;
    await pause(AGAIN_MS);
  }
  return undefined;
}
