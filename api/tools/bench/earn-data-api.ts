import { partnerEvent, signedHeaders, type PartnerEvent } from '@poku/partner-protocol';
import { sandboxKeys } from '../../src/config/sandbox';
import { fillWorld, MEMBERS } from './purchase-data-api';
import type { Workload } from './workload-api';

/** An e-wallet without a waiting time; Rp10.000 give 100 points. */
const slug = 'dompetnusa';
const partnerId = '3';
const path = `/partners/${slug}/events`;

const eventOf = (n: number): PartnerEvent => ({
  type: 'purchase.made',
  eventId: `bench-event-${n}`,
  reference: `bench-buy-${n}`,
  subject: `bench-s-${n % MEMBERS}`,
  amountRupiah: 10_000,
  category: 'merchant',
  madeAt: new Date().toISOString(),
});

/** Events of purchases, as a partner sends them. */
export const earnEvents: Workload = {
  name: 'events',
  async fill(db) {
    await fillWorld(db);
    // Without a limit of the day, which a member would soon reach.
    await db.script(`
      update earn_terms set terms = terms - 'maximumPointsPerDay' where partner_id = '${partnerId}';
      insert into partner_link (reference, member_id, partner_id, state, subject, linked_at)
        select 'bench-l-' || m, 'bench-m-' || m, '${partnerId}', 'active', 'bench-s-' || m, now()
        from generate_series(0, ${MEMBERS - 1}) m`);
  },
  callOf(n) {
    const body = JSON.stringify(partnerEvent.parse(eventOf(n)));
    const keys = sandboxKeys()[slug]?.partner ?? [];
    return { url: path, headers: { ...signedHeaders(keys, { method: 'POST', path, body }) }, body };
  },
  isDone: (answer) => answer.includes('"status":"taken"'),
  knownValues: (n) =>
    new Map([
      [`bench-event-${n}`, `('bench-pg-event-' || :n)`],
      [`bench-buy-${n}`, `('bench-pg-buy-' || :n)`],
      [`bench-s-${n % MEMBERS}`, `('bench-s-' || :m)`],
      [`bench-m-${n % MEMBERS}`, `('bench-m-' || :m)`],
    ]),
  variables: (first, perClient) => [
    `\\set i :i + 1`,
    `\\set n ${first} + :client_id * ${perClient} + :i`,
    `\\set m :n % ${MEMBERS}`,
  ],
};
