import { join } from 'node:path';
import { LOGIN_LOCK_MS } from '@poku/domain/limits/access';
import { median, pokuHome, spread } from '@poku/tooling';
import { buildApp } from '../../src/app';
import { readApiConfig } from '../../src/config/env';
import { apiMigrations } from '../../src/db/open';
import { openEmbedded } from '../../src/db/template';
import { sha256 } from '../../src/security/random';
import { fillSandbox } from './bench-database-api';

const WARM_UP = 50;
const LIMIT_MS = 5;
const WRONG_CODE = 201;

const KINDS = ['unknown number', 'wrong password'] as const;
type Kind = (typeof KINDS)[number];
const NUMBERS: Readonly<Record<Kind, string>> = {
  'unknown number': '081299999999',
  'wrong password': '081200000002',
};

/**
 * Measures refused logins of an unknown number and with a wrong password, in turns (D20). Each comes from an address of its own and ten
 * minutes after the last, so that no limit answers. Sets the exit code 1 when the medians differ by 5 ms or more.
 */
export const benchLogin = async ({ logins }: { readonly logins: number }): Promise<void> => {
  const config = readApiConfig({
    POKU_LOG_LEVEL: 'silent',
    POKU_DOCS: '0',
    POKU_RATE_LIMIT: '1000000',
    POKU_PARTNERS_PORT: '1',
    // Each login comes from an address of its own.
    POKU_TRUSTED_PROXIES: '127.0.0.1',
  });
  const db = await openEmbedded({
    cacheDir: join(pokuHome(), 'cache'),
    dataDir: 'memory://',
    migrations: apiMigrations(),
  });
  const deps = await fillSandbox(db, config);
  const app = await buildApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  /** One refused login, in milliseconds. */
  const login = async (kind: Kind, turn: number): Promise<number> => {
    const address = `10.${Math.floor(turn / 65_536)}.${Math.floor(turn / 256) % 256}.${turn % 256}`;
    const body = { msisdn: NUMBERS[kind], password: 'Salah1234', clientId: 'poku-web' };
    const start = performance.now();
    const answer = await fetch(`${origin}/loginauth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ ...body, codeChallenge: sha256('verifier of the bench') }),
    });
    const text = await answer.text();
    const tookMs = performance.now() - start;
    if (!text.includes(`"responseCode":${WRONG_CODE}`))
      throw new Error(`A login was not refused as wrong: ${text}`);
    return tookMs;
  };

  const times: Record<Kind, number[]> = { 'unknown number': [], 'wrong password': [] };
  for (let turn = 0; turn < WARM_UP + logins; turn += 1) {
    deps.clock.advance(LOGIN_LOCK_MS);
    // Each kind goes first in half of the turns.
    const order = turn % 2 === 0 ? KINDS : [...KINDS].reverse();
    for (const kind of order) {
      const tookMs = await login(kind, turn);
      if (turn >= WARM_UP) times[kind].push(tookMs);
    }
  }

  for (const kind of KINDS) {
    console.log(
      `${kind}: median ${median(times[kind]).toFixed(2)} ms (${spread(times[kind])}), ${logins} logins`,
    );
  }
  const differenceMs = Math.abs(median(times['unknown number']) - median(times['wrong password']));
  const isFine = differenceMs < LIMIT_MS;
  console.log(`difference: ${differenceMs.toFixed(2)} ms, ${isFine ? 'under' : 'NOT under'} ${LIMIT_MS} ms`);
  await app.close();
  await deps.db.close();
  process.exitCode = isFine ? 0 : 1;
};
