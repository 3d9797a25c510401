import type { FastifyInstance } from 'fastify';
import { type LinkOrder, partnerKind, signedHeaders } from '@poku/partner-protocol';
import type { PartnerAddress } from '../config/partner-keys';
import type { Database } from '../db/database';
import { partnerMigrations } from '../db/open';
import { brands, brandsOf } from '../partners/brands';
import { buildPartners } from '../partners/app';
import { emptyPartner } from '../partners/sandbox/repository';
import { createClock, type AdvanceableClock } from '../ports/clock';
import { leaveTestDatabase, takeTestDatabase } from './database';
import { partnerAddresses, partnerKeys } from './partners';

/** The sandbox partners, listening, on a database of their own. */
export interface TestPartners {
  /** Base address and keys by slug, as `ApiConfig.partners` takes them. */
  addresses: Record<string, PartnerAddress>;
  db: Database;
  clock: AdvanceableClock;
  /** Where the partners send events to; nothing listens there until it is set. */
  pokuUrl: string;
  /** A signed call of Poku, as a real one sends it. */
  call(slug: string, method: string, path: string, body?: object): Promise<{ status: number; data: unknown }>;
  /** Puts the fixtures back at every partner. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const migrations = partnerMigrations();

/** Deletes the rows of all partners. */
const emptyDatabase = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { slug } of brands) await emptyPartner(tx, slug);
  });

/** Starts all sandbox partners in this process. */
export async function startTestPartners(): Promise<TestPartners> {
  const { db, wasUsed } = await takeTestDatabase(migrations);
  if (wasUsed) await emptyDatabase(db);
  const clock = createClock();
  const addresses = partnerAddresses(() => '');
  const keys = Object.fromEntries(Object.entries(addresses).map(([slug, address]) => [slug, address.keys]));
  const services: FastifyInstance[] = [];
  const partners: TestPartners = {
    addresses,
    db,
    clock,
    pokuUrl: 'http://127.0.0.1:1',
    async call(slug, method, path, body) {
      const { url, keys: own } = addresses[slug] ?? { url: '', keys: partnerKeys(slug) };
      const target = new URL(`${url}${path}`);
      const text = body === undefined ? '' : JSON.stringify(body);
      const headers = signedHeaders(own.poku, { method, path: target.pathname + target.search, body: text });
      const answer = await fetch(target, {
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        body: body === undefined ? null : text,
      });
      const answered = await answer.text();
      return { status: answer.status, data: answered === '' ? undefined : JSON.parse(answered) };
    },
    async reset() {
      clock.reset();
      for (const slug of Object.keys(addresses)) await partners.call(slug, 'POST', '/sandbox/reset');
    },
    async close() {
      await Promise.all(services.map((service) => service.close()));
      await leaveTestDatabase(db, migrations);
    },
  };
  for (const kind of partnerKind.options) {
    const service = await buildPartners({
      kind,
      db,
      clock,
      keys,
      pokuUrl: () => partners.pokuUrl,
      sitePort: 3000,
      logLevel: 'silent',
    });
    services.push(service);
    const origin = await service.listen({ host: '127.0.0.1', port: 0 });
    for (const { slug } of brandsOf(kind))
      addresses[slug] = { url: `${origin}/${slug}`, keys: partnerKeys(slug) };
  }
  return partners;
}

/** An order of Poku for a member, Dewi unless told otherwise, as `POST <base>/v1/links` takes it. */
export const testLinkOrder = (reference: string, changes: Partial<LinkOrder> = {}): LinkOrder => ({
  reference,
  state: `state-of-${reference}`,
  redirectUrl: 'http://localhost:3000/partner-linkage?step=1',
  msisdn: '+6281200000004',
  email: 'dewi@contoh.id',
  scope: ['phone', 'balance'],
  expiresAt: new Date(Date.now() + 15 * 60_000).toISOString(),
  ...changes,
});
