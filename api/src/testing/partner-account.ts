import { z } from 'zod';
import type { TestPartners } from './sandbox-partners';

const amount = z.object({ balanceUnits: z.number() });
const messages = z.array(z.object({ otp: z.string(), text: z.string() }));
const movements = z.object({
  movements: z.array(
    z.object({ id: z.number(), reference: z.string(), kind: z.string(), amountUnits: z.number() }),
  ),
});

/** One account at a sandbox partner, as its books have it. */
export function partnerAccount(partners: TestPartners, slug: string, subject: string, msisdn: string) {
  const base = () => partners.addresses[slug]?.url ?? '';
  return {
    /** Units now. */
    async balance(): Promise<number> {
      const path = `/v1/accounts/${encodeURIComponent(subject)}/balance`;
      return amount.parse((await partners.call(slug, 'GET', path)).data).balanceUnits;
    },

    /** Sets the units, as the account's holder might. */
    async setBalance(balanceUnits: number): Promise<void> {
      await fetch(`${base()}/sandbox/accounts/${encodeURIComponent(subject)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ balanceUnits }),
      });
    },

    /** The partner's messages to the account, newest first. */
    async messages() {
      const answer = await fetch(`${base()}/sandbox/outbox?to=${encodeURIComponent(msisdn)}`);
      return messages.parse(await answer.json());
    },

    /** What moved at the partner for Poku after an id. */
    async statement(after = 0, limit = 1000) {
      const answer = await partners.call(slug, 'GET', `/v1/statement?after=${after}&limit=${limit}`);
      return movements.parse(answer.data).movements;
    },
  };
}
