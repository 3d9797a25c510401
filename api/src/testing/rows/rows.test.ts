/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: both give the same columns to a statement, and the embedded one describes it without running it.
import type { PGlite } from '@electric-sql/pglite';
import { readApiConfig } from '../../config/env';
import type { Migration } from '../../db/migration-files';
import { apiMigrations, billerMigrations, partnerMigrations } from '../../db/open';
import { openEmbedded } from '../../db/template';
import '../database';
import { findRowsCalls, type RowsCall } from './find-rows-calls';
import { differences } from './row-type';

/** Statements that are put together, or prepared, from what is known only at run time. Other tests check their rows. */
const PUT_TOGETHER = [
  'api/src/db/explain.ts rows',
  'api/src/modules/catalogue/list.repository.ts listNear',
  'api/src/modules/catalogue/list.repository.ts page',
  'api/src/modules/catalogue/repository.ts favourites',
  'api/src/modules/ledger/rebuild.repository.ts compareProjection',
  'api/src/modules/ledger/verify.repository.ts findProblems',
  'api/src/modules/payment/saga/saga.repository.ts read',
  'api/src/modules/sandbox/repository.ts isEmpty',
  'api/src/modules/sandbox/repository.ts readStates',
  'api/src/simulation/kit.repository.ts countOf',
  'api/src/simulation/ledger/books.repository.ts brokenRules',
];

let calls: readonly RowsCall[];
beforeAll(() => {
  calls = findRowsCalls();
});
const opened: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(opened.map((db) => db.close())));

/** The embedded engine itself, with these migrations applied. */
const engineWith = async (migrations: readonly Migration[]): Promise<PGlite> => {
  const engines: PGlite[] = [];
  const place = { cacheDir: readApiConfig(process.env).cache, dataDir: 'memory://', migrations };
  const db = await openEmbedded(place, async (options) => {
    const engine = await globalThis.createEmbeddedDatabase(options);
    engines.push(engine);
    return engine;
  });
  opened.push(db);
  const engine = engines.at(-1);
  if (engine === undefined) throw new Error('No engine was made');
  return engine;
};

test('each statement gives the rows that its call declares', async () => {
  const api = await engineWith(apiMigrations());
  const partners = await engineWith(partnerMigrations());
  const billers = await engineWith(billerMigrations());
  const wrong: string[] = [];
  for (const { place, row, text } of calls) {
    if (text === undefined) continue;
    const engine = place.startsWith('api/src/partners/')
      ? partners
      : place.startsWith('api/src/billers/')
        ? billers
        : api;
    const { resultFields } = await engine.describeQuery(text);
    wrong.push(...differences(row, resultFields).map((difference) => `${place}: ${difference}`));
  }
  expect(wrong).toEqual([]);
  const unread = calls.filter(({ text }) => text === undefined).map(({ place }) => place);
  expect(unread.sort()).toEqual(PUT_TOGETHER);
  expect(calls.length).toBeGreaterThan(10 * unread.length);
});

test('a column of another type, one too many and one too few are told', async () => {
  const engine = await engineWith([]);
  const { resultFields } = await engine.describeQuery(
    `select sum(n) as total, count(*) as n, 'x' as more from generate_series(1::bigint, $1) n`,
  );
  const declared = {
    total: new Set(['number'] as const),
    n: new Set(['number'] as const),
    at: new Set(['Date'] as const),
  };
  expect(differences(new Map(Object.entries(declared)), resultFields)).toEqual([
    'no column at',
    'column total has type 1700 and is declared as number',
    'a column more that is not declared',
  ]);
});
