/** @jest-environment ./api/src/testing/embedded-environment.cjs */
// @database either: what is tried are addresses and headers.
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import type { ApiConfig } from '../config/env';
import { startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const limit = 2;
const proxy = '10.1.2.3';

/** Runs `work` on an API of its own with a low limit, behind proxies of these ranges. */
async function behind(trustedProxies: readonly string[], work: (app: FastifyInstance) => Promise<void>) {
  const config: ApiConfig = { ...api.deps.config, trustedProxies, rateLimit: limit };
  const app = await buildApp({ ...api.deps, config });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

const ask = async (app: FastifyInstance, remoteAddress: string, forwardedFor?: string, url = '/category/x') =>
  (
    await app.inject({
      url,
      remoteAddress,
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    })
  ).statusCode;

/** Whether calls beyond the limit are refused although each names another client. */
async function areOneClient(app: FastifyInstance, from: string, prefix: string): Promise<boolean> {
  const statuses: number[] = [];
  for (let call = 0; call <= limit; call += 1)
    statuses.push(await ask(app, from, `${prefix}203.0.113.${call}`));
  return statuses.at(-1) === 429;
}

test('without proxies no header changes whose call it is, not even from loopback', () =>
  behind([], async (app) => {
    for (const from of ['198.51.100.7', '127.0.0.1'])
      expect([from, await areOneClient(app, from, '')]).toEqual([from, true]);
  }));

test('a proxy’s word is taken, and limits count the client behind it', () =>
  behind(['10.0.0.0/8'], async (app) => {
    expect(await areOneClient(app, proxy, '')).toBe(false);
    for (let call = 0; call < limit; call += 1) await ask(app, proxy, '198.51.100.7');
    expect(await ask(app, '10.9.9.9', '198.51.100.7')).toBe(429);
    expect(await ask(app, proxy, '198.51.100.8')).toBe(200);
  }));

test('what a client tells of itself counts neither past the proxy nor beside it', () =>
  behind(['10.0.0.0/8'], async (app) => {
    expect(await areOneClient(app, '198.51.100.9', '')).toBe(true);
    const statuses: number[] = [];
    for (let call = 0; call <= limit; call += 1)
      statuses.push(await ask(app, proxy, `203.0.113.${call}, 198.51.100.10`));
    expect(statuses.at(-1)).toBe(429);
  }));

test('whoever watches the API’s health is never refused, and uses up nobody’s calls', () =>
  behind([], async (app) => {
    for (const url of ['/health/live', '/health/ready'])
      for (let call = 0; call < 3 * limit; call += 1)
        expect(await ask(app, '198.51.100.7', undefined, url)).toBe(200);
    expect(await ask(app, '198.51.100.7')).toBe(200);
  }));

test('production tells browsers to stay with https, the sandbox on loopback does not', async () => {
  const headerOf = async (sandbox: boolean) => {
    const app = await buildApp({ ...api.deps, config: { ...api.deps.config, sandbox } });
    const { headers } = await app.inject('/health/live');
    await app.close();
    return headers['strict-transport-security'];
  };
  expect(await headerOf(false)).toBe('max-age=31536000; includeSubDomains');
  expect(await headerOf(true)).toBeUndefined();
});

test('no page may frame an answer, also one that reaches no route', async () => {
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, docs: true } });
  const asked = [
    '/category/x',
    '/nowhere',
    '/customerdetail/x',
    '/%E0%A4%A',
    '/docs',
    '/docs/static/index.html',
  ];
  for (const url of asked)
    expect([url, (await app.inject(url)).headers['content-security-policy']]).toEqual([
      url,
      "frame-ancestors 'none'",
    ]);
  await app.close();
});

test('there is no page of the documentation where it is off', async () => {
  const app = await buildApp({ ...api.deps, config: { ...api.deps.config, docs: false } });
  expect((await app.inject('/docs')).statusCode).toBe(404);
  await app.close();
});
