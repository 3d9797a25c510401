import { visitorAnswer, type VisitorOrder } from '@poku/partner-protocol';
import { findAccount } from '../accounts/repository';
import type { BrandDeps } from '../deps';
import { askPoku } from '../http/poku';

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
      const visit = await askPoku({
        keys,
        url: new URL(`${pokuUrl()}/partners/${brand.slug}/visitors`),
        order,
        timeoutMs: answerMs,
        answer: visitorAnswer,
      });
      return visit === undefined ? 'silent' : { url: visit.url };
    },
  };
}
