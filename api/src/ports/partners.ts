import { z } from 'zod';
import { sign, signatureHeaders } from '../security/signature';

/** A balance as its partner tells it, in the partner's units. */
export interface PartnerBalance {
  units: number;
  expiresAt: Date | null;
}

/** What the API asks of partners (D57). */
export interface PartnerPort {
  /** The balance of a subject. Rejects when the partner does not answer in time or refuses. */
  balance(slug: string, subject: string): Promise<PartnerBalance>;
  /** The sandbox only: the partners' own fixtures again. */
  reset(): Promise<void>;
}

/** Longest wait for a balance; the mirror answers when it takes longer (D31). */
const balanceTimeoutMs = 1500;
/** A reset of the sandbox takes less than a second, so it does not wait longer for the partners. */
const resetTimeoutMs = 800;

const balanceAnswer = z.object({
  balanceUnits: z.number().int().min(0),
  expiresAt: z.coerce.date().nullable(),
});

/** Partners over signed HTTP: `<url>/<slug>/v1/accounts/<subject>/balance`. */
export function createHttpPartners(url: string, key: string): PartnerPort {
  const call = async (method: string, path: string, timeoutMs: number): Promise<unknown> => {
    const sentAtMs = Date.now();
    const headers = {
      [signatureHeaders.time]: String(sentAtMs),
      [signatureHeaders.signature]: sign(key, { method, path, body: '', sentAtMs }),
    };
    const answer = await fetch(new URL(path, url), {
      method,
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The partner answered ${answer.status}`);
    return answer.json();
  };
  return {
    async balance(slug, subject) {
      const path = `/${slug}/v1/accounts/${encodeURIComponent(subject)}/balance`;
      const { balanceUnits, expiresAt } = balanceAnswer.parse(await call('GET', path, balanceTimeoutMs));
      return { units: balanceUnits, expiresAt };
    },
    async reset() {
      await call('POST', '/sandbox/reset', resetTimeoutMs);
    },
  };
}
