import {
  isAnswerSigned,
  signatureHeaders,
  signedHeaders,
  visitorAnswer,
  type VisitorOrder,
} from '@poku/partner-protocol';
import { findAccount } from '../accounts/repository';
import type { BrandDeps } from '../deps';

const answerMs = 3000;

/** The partner's app sends its users into Poku (D28). */
export function createVisitService({ db, brand, keys, pokuUrl }: BrandDeps) {
  return {
    /**
     * Asks Poku for a redirect token for a user. Returns the address to open, 'unknown' for a subject without an account,
     * or 'silent' when Poku does not answer as agreed.
     */
    async begin(subject: string): Promise<{ url: string } | 'unknown' | 'silent'> {
      const account = await findAccount(db, brand.slug, subject);
      if (account === undefined) return 'unknown';
      const order = {
        subject,
        msisdn: account.msisdn,
        email: account.email,
        name: account.holder,
      } satisfies VisitorOrder;
      const body = JSON.stringify(order);
      const target = new URL(`${pokuUrl()}/partners/${brand.slug}/visitors`);
      const signed = signedHeaders(keys.partner, { method: 'POST', path: target.pathname, body });
      try {
        const answer = await fetch(target, {
          method: 'POST',
          headers: { ...signed, 'content-type': 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(answerMs),
        });
        const { ok, status } = answer;
        const answered = { status, requestId: signed[signatureHeaders.requestId], body: await answer.text() };
        if (!isAnswerSigned(keys.poku, answered, answer.headers, Date.now())) return 'silent';
        const parsed = visitorAnswer.safeParse(JSON.parse(answered.body));
        return ok && parsed.success ? { url: parsed.data.url } : 'silent';
      } catch {
        return 'silent';
      }
    },
  };
}
