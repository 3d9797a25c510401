import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@poku/partner-protocol';
import type { TestApi } from './api';
import { partnerAddresses, partnerKeys } from './partners';

/** What a test buys; what is left out is Rp50.000 by a card of Siti's at NusaPoin, now. */
export interface Purchase {
  slug?: string;
  reference?: string;
  subject?: string;
  amountRupiah?: number;
  category?: string;
  madeAt?: Date;
  eventId?: string;
}

/** Settings with which the API takes events of every partner. */
export const takesEvents = { partners: partnerAddresses(() => 'http://127.0.0.1:9') };

/** Sends an event as a partner, signed; gives status and body. */
export async function sendEvent(api: TestApi, slug: string, event: object, keys = partnerKeys(slug).partner) {
  const path = `/partners/${slug}/events`;
  const body = JSON.stringify({ eventId: randomUUID(), ...event });
  const answer = await fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(keys, { method: 'POST', path, body }) },
    body,
  });
  const content: unknown = await answer.json();
  return { status: answer.status, content };
}

const facts = ({ subject, amountRupiah, category, madeAt }: Purchase) => ({
  subject: subject ?? 'siti@contoh.id',
  amountRupiah: amountRupiah ?? 50_000,
  category: category ?? 'card',
  madeAt: (madeAt ?? new Date()).toISOString(),
});

/** What partners report of purchases. */
export const purchasesOf = (api: TestApi) => ({
  made: ({ slug = 'nusapoin', reference = randomUUID(), eventId, ...bought }: Purchase = {}) =>
    sendEvent(api, slug, {
      type: 'purchase.made',
      reference,
      ...(eventId !== undefined && { eventId }),
      ...facts(bought),
    }),
  corrected: (revision: number, { slug = 'nusapoin', reference = randomUUID(), ...bought }: Purchase) =>
    sendEvent(api, slug, { type: 'purchase.corrected', reference, revision, ...facts(bought) }),
  reversed: (reference: string, slug = 'nusapoin') =>
    sendEvent(api, slug, { type: 'purchase.reversed', reference }),
});
