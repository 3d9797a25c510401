import { buildApp } from '../../src/app';
import { readApiConfig } from '../../src/config/env';
import { withPlans } from '../../src/db/explain';
import { openPostgres } from '../../src/db/postgres';
import { sha256 } from '../../src/security/random';
import { createBenchDatabase, fillSandbox } from './bench-database-api';
import { fillStatements } from './fill-coupons';

const verifier = 'v'.repeat(64);
const member = { msisdn: '081200000002', password: 'Rahasia123', clientId: 'poku-web' };

/** The API over a filled database of its own. */
export interface FilledApi {
  /** Where it listens. */
  readonly origin: string;
  /** The same API, which reports the plan of each statement. */
  readonly explaining: string;
  /** A member's access token, good for both. */
  readonly token: string;
  /** Drops the database. */
  close(): Promise<void>;
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

const send = async (address: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  const answer: unknown = await (
    await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();
  return read(answer, 'data');
};

const login = async (origin: string): Promise<string> => {
  const first = await send(`${origin}/loginauth`, { ...member, codeChallenge: sha256(verifier) });
  const authorizationCode = read(first, 'authorizationCode');
  const exchange = { authorizationCode, codeVerifier: verifier, grantType: 'authorization_code' };
  const token = read(
    await send(`${origin}/logintoken`, { ...exchange, clientId: member.clientId }),
    'accessToken',
  );
  if (typeof token !== 'string') throw new Error('The member could not log in.');
  return token;
};

/**
 * Makes a database on a PostgreSQL server, fills it and starts the API on it twice, on loopback.
 * @param statements fill it, beside the fixtures
 * @param seen is called with each plan of the explaining one
 */
export const startFilledApi = async (
  serverUrl: string,
  statements: readonly string[],
  seen: (plan: string) => void,
): Promise<FilledApi> => {
  const { url, drop } = await createBenchDatabase(serverUrl);
  const filler = openPostgres(url, { maximum: 1, statementMs: 0 });
  const db = openPostgres(url);
  const config = readApiConfig({
    POKU_LOG_LEVEL: 'silent',
    POKU_DOCS: '0',
    POKU_RATE_LIMIT: '10000000',
    POKU_PARTNERS_PORT: '1',
  });
  const deps = await fillSandbox(filler, config);
  for (const statement of statements) await filler.script(statement);
  await filler.close();

  const plain = await buildApp({ ...deps, db });
  const explaining = await buildApp({ ...deps, db: withPlans(db, seen) });
  const origin = await plain.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    explaining: await explaining.listen({ host: '127.0.0.1', port: 0 }),
    token: await login(origin),
    async close() {
      await plain.close();
      await explaining.close();
      await db.close();
      await drop();
    },
  };
};

/** The same, filled with the benchmark's coupons. */
export const startCatalogueApi = (serverUrl: string, seen: (plan: string) => void): Promise<FilledApi> =>
  startFilledApi(serverUrl, fillStatements, seen);
