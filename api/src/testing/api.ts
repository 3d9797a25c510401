import { type Call, read, type Shape, type ValueOf } from '@poku/contract/calls';
import { z } from 'zod';
import { buildApp } from '../app';
import { readApiConfig, type ApiConfig } from '../config/env';
import { apiMigrations } from '../db/open';
import type { AppDeps } from '../deps';
import { createSandboxService } from '../modules/sandbox/service';
import { createHttpBillers } from '../ports/billers';
import { createClock } from '../ports/clock';
import { sandboxMessages } from '../ports/messages';
import { createHttpPartners } from '../ports/partners';
import { createTurns } from '../ports/turns';
import { sha256 } from '../security/random';
import { leaveTestDatabase, takeTestDatabase } from './database';

/** An answer: the HTTP status, the headers and the envelope. */
export interface Answer {
  status: number;
  headers: Headers;
  responseCode: number;
  message: string;
  data: unknown;
}

/** What a call may carry. */
export interface CallOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Slug of the partner on whose Poku origin the page is; default Poku's own origin. */
  at?: string | undefined;
}

const envelope = z.object({ responseCode: z.number(), message: z.string(), data: z.unknown().optional() });

/** Methods of the calls. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A verifier of the login, any 64 characters. */
export const testVerifier = 'v'.repeat(64);
export const testChallenge = sha256(testVerifier);
export const sitiPhone = '081200000002';
export const sitiId = 'm-2b8d4e6f91ac';
export const agusId = 'm-c51a0b976e3f';
export const dewiPhone = '081200000004';

/** Reads data with a schema; fails the test when it has another form. */
export const dataOf = <T>(answer: Answer, schema: z.ZodType<T>): T => schema.parse(answer.data);

/** What a call answered, by its names in code; fails the test when the answer has another form. */
export const answerTo = <C extends Call & { readonly answer: Shape }>(
  { answer: shape }: C,
  answer: Answer,
): ValueOf<C['answer']> => read<Shape>(shape, answer.data, 'data') as ValueOf<C['answer']>;

/** The record that a call answered, as it is on the wire; fails the test when the answer has another form. */
export const wireTo = <C extends Call & { readonly answer: Shape }>(call: C, answer: Answer) => {
  answerTo(call, answer);
  return dataOf(answer, z.record(z.string(), z.unknown()));
};

/** The API with the fixtures, on a database of its own. */
export interface TestApi {
  /** Where it listens, on loopback. */
  origin: string;
  deps: AppDeps;
  call(method: Method, url: string, options?: CallOptions): Promise<Answer>;
  /** Logs a fixture member in and gives the access token. */
  login(msisdn?: string): Promise<string>;
  /** Puts the fixtures and the time back; ends every session. */
  reset(): Promise<void>;
  /** The newest code that was sent to a number. */
  lastOtp(msisdn?: string): Promise<string>;
  close(): Promise<void>;
}

const migrations = apiMigrations();

/** Puts a database that other tests used back into the state that `startTestApi` fills it with. */
export async function refillApiDatabase(deps: AppDeps): Promise<void> {
  // The partners are not reset: a test may stand in for them, and must see no call before its own.
  const reset = () => Promise.resolve(true);
  const partners = { ...deps.partners, reset };
  await createSandboxService({ ...deps, partners, billers: { ...deps.billers, reset } }).reset();
}

/**
 * Starts the API with the fixtures. `config` changes settings, `parts` replaces parts of the modules' dependencies; without
 * partners in `config` or `parts`, none answers (port 1). A test that damages the database gives one of its own; `close` closes
 * that too.
 */
export async function startTestApi(
  config: Partial<ApiConfig> = {},
  logStream?: AppDeps['logStream'],
  parts: Partial<Pick<AppDeps, 'clock' | 'partners' | 'billers' | 'db' | 'releases'>> = {},
): Promise<TestApi> {
  const defaults = readApiConfig({
    POKU_LOG_LEVEL: 'silent',
    POKU_DOCS: '0',
    POKU_RATE_LIMIT: '100000',
    POKU_PARTNERS_PORT: '1',
    // Tests call from the address of the site's server, so they may name the caller's address.
    POKU_TRUSTED_PROXIES: '127.0.0.1',
  });
  const settings = { ...defaults, ...config };
  const { db, wasUsed } = parts.db ? { db: parts.db, wasUsed: false } : await takeTestDatabase(migrations);
  const deps: AppDeps = {
    db,
    clock: createClock(),
    config: settings,
    messages: sandboxMessages,
    partners: createHttpPartners(settings.partners),
    billers: createHttpBillers(settings.billers),
    turns: createTurns(),
    secure: false,
    ...parts,
    ...(logStream === undefined ? {} : { logStream }),
  };
  const sandbox = createSandboxService(deps);
  if (wasUsed) await refillApiDatabase(deps);
  else await sandbox.fillWhenEmpty();
  const app = await buildApp(deps);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });

  const call: TestApi['call'] = async (method, url, { token, body, headers = {}, at } = {}) => {
    const all = new Headers(headers);
    if (at !== undefined) all.set('x-forwarded-host', `${at}.localhost:3000`);
    if (token !== undefined) all.set('authorization', `Bearer ${token}`);
    if (body !== undefined) all.set('content-type', 'application/json');
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: all,
      body: body === undefined ? null : JSON.stringify(body),
    });
    const { responseCode, message, data } = envelope.parse(await answer.json());
    return { status: answer.status, headers: answer.headers, responseCode, message, data };
  };

  return {
    origin,
    deps,
    call,
    async login(msisdn = sitiPhone) {
      const credentials = { msisdn, password: 'Rahasia123', clientId: 'poku-web' };
      const first = await call('POST', '/loginauth', {
        body: { ...credentials, codeChallenge: testChallenge },
      });
      const { authorizationCode } = dataOf(first, z.object({ authorizationCode: z.string() }));
      const exchange = { authorizationCode, codeVerifier: testVerifier, clientId: 'poku-web' };
      const second = await call('POST', '/logintoken', {
        body: { ...exchange, grantType: 'authorization_code' },
      });
      return dataOf(second, z.object({ accessToken: z.string() })).accessToken;
    },
    async reset() {
      await sandbox.reset();
    },
    async lastOtp(msisdn = sitiPhone) {
      const answer = await call('GET', `/sandbox/outbox?to=${msisdn}`);
      const sent = dataOf(answer, z.array(z.object({ otp: z.string().optional() })));
      return sent.find(({ otp }) => otp !== undefined)?.otp ?? '';
    },
    async close() {
      await app.close();
      if (parts.db === undefined) await leaveTestDatabase(db, migrations);
      else await db.close();
    },
  };
}
