import { signedHeaders } from '@poku/partner-protocol';
import type { FastifyInstance } from 'fastify';
import { buildBillers } from '../billers/app';
import { billers } from '../billers/billers';
import { createRounds } from '../billers/rounds';
import type { PartnerAddress } from '../config/partner-keys';
import type { Database } from '../db/database';
import { billerMigrations } from '../db/open';
import { createClock, type AdvanceableClock } from '../ports/clock';
import { leaveTestDatabase, takeTestDatabase } from './database';

/** The sandbox billers, listening, on a database of their own. */
export interface TestBillers {
  /** Base address and keys by slug, as `ApiConfig.billers` takes them. */
  addresses: Record<string, PartnerAddress>;
  app: FastifyInstance;
  db: Database;
  clock: AdvanceableClock;
  /** Where they tell of changes; nothing listens there until it is set. */
  pokuUrl: string;
  /** A signed call of Poku, as a real one sends it. @param keys default Poku's */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    keys?: readonly string[],
  ): Promise<{ status: number; data: unknown }>;
  /** Does what the billers do by themselves, now. */
  work(): Promise<void>;
  close(): Promise<void>;
}

const migrations = billerMigrations();
const slug = 'isi-nusa';

/** Starts all sandbox billers in this process; their clock moves when it is advanced, and as the machine's does. */
export async function startTestBillers(): Promise<TestBillers> {
  const { db } = await takeTestDatabase(migrations);
  const clock = createClock();
  const keys = Object.fromEntries(
    billers.map((biller) => [
      biller.slug,
      {
        poku: [`test-key-of-poku-for-the-${biller.slug}`],
        partner: [`test-key-of-the-${biller.slug}-alone`],
      },
    ]),
  );
  const deps = { db, clock, keys, pokuUrl: () => test.pokuUrl, logLevel: 'silent' };
  const app = buildBillers(deps);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const rounds = createRounds(deps);
  const test: TestBillers = {
    addresses: Object.fromEntries(
      Object.entries(keys).map(([name, own]) => [name, { url: `${url}/${name}`, keys: own }]),
    ),
    app,
    db,
    clock,
    pokuUrl: 'http://127.0.0.1:1',
    async call(method, path, body, used = keys[slug]?.poku ?? []) {
      const target = new URL(`${url}/${slug}${path}`);
      const text = body === undefined ? '' : JSON.stringify(body);
      const answer = await fetch(target, {
        method,
        headers: {
          ...signedHeaders(used, { method, path: target.pathname, body: text }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : text,
      });
      return { status: answer.status, data: await answer.json() };
    },
    work: () => rounds.work(),
    async close() {
      await app.close();
      await leaveTestDatabase(db, migrations);
    },
  };
  await test.call('POST', '/sandbox/reset');
  return test;
}
