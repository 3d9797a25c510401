import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { LiveState, Present } from './live-state';
import type { PageAbout } from './page-about';
import { createSite } from './server';

let store: string;
let api: Server;
let apiUrl: string;
let site: FastifyInstance;
let seen: { url?: string; headers: IncomingHttpHeaders } | undefined;

/** What is live, as far as a test says it. */
let present: Present;
const ABOUT: PageAbout = {
  call: '/one',
  query: 'id',
  name: 'name',
  brand: 'brand',
  html: 'text',
  image: 'image',
};
const PAGE: LiveState = {
  revision: 1,
  registry: '{"text":"registry"}',
  timestamp: '{"revision":1}',
  pageAt: (path, origin = 'own', head) =>
    path === '/login' || path === '/list'
      ? {
          html: `<!doctype html><p>painted, ${head?.name ?? origin}</p>`,
          policy: `script-src 'self' 'sha256-${origin === 'own' ? 'a' : 'b'}'`,
        }
      : { html: '<!doctype html><p>page</p>', policy: "script-src 'self'" },
  paintedAt: (path) => {
    if (path === '/list') return { path, about: ABOUT };
    return path === '/login' ? { path } : undefined;
  },
  entries: new Map([['mfe-a', '{"text":"a"}']]),
  shell: new Map([['sw.js', 'work()']]),
  embed: new Map([['loader.js', 'load()']]),
  frame: { html: '<!doctype html><p>frame</p>', policy: "form-action 'none'" },
  playground: { html: '<!doctype html><p>playground</p>', policy: "form-action 'none'" },
};
const shown = (html: string): Present => ({
  state: { ...PAGE, pageAt: () => ({ html, policy: "script-src 'self'" }) },
});
beforeEach(() => {
  present = { state: PAGE };
});

/** What a store has beside what browsers load. */
const OF_THE_STORE = ['maps/mfe-a/1/a.json', 'channels/production/watch/mfe-a.json', 'policy.json'];

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'poku-site-'));
  await mkdir(join(store, 'remotes/mfe-a/1'), { recursive: true });
  await mkdir(join(store, 'media'), { recursive: true });
  await writeFile(join(store, 'remotes/mfe-a/1/entry.js'), 'one()');
  await mkdir(join(store, 'embed/0.1.0-a'), { recursive: true });
  await writeFile(join(store, 'embed/0.1.0-a/loader.js'), 'load()');
  await writeFile(join(store, 'media/a.svg'), '<svg/>');
  for (const path of OF_THE_STORE) {
    await mkdir(dirname(join(store, path)), { recursive: true });
    await writeFile(join(store, path), 'not for browsers');
  }
  await mkdir(join(store, 'media/fonts'));
  await writeFile(join(store, 'media/fonts/a.0a1b.woff2'), 'letters');
  api = createServer((request, response) => {
    seen = { url: request.url, headers: request.headers };
    const data = request.url === '/one?id=7' ? { name: 'Kopi' } : undefined;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ responseCode: 200, data }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  apiUrl = `http://127.0.0.1:${port}`;
  site = await createSite({
    store,
    live: () => Promise.resolve(present),
    api: apiUrl,
    partnerOrigins: ['https://partner.example', 'http://nusapoin.localhost:*'],
    partnerHosts: ['nusapoin.localhost'],
  });
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(store, { recursive: true });
});

describe('the site server', () => {
  it('answers every address of the application with its page, to be revalidated', async () => {
    const first = await site.inject('/riwayat?tab=tukar');
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('page');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await site.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it.each(['/login', '/login/', '/login?redirectUri=%2F'])(
    'answers %s with what is painted of that address, and its policy',
    async (url) => {
      const { body, headers } = await site.inject(url);
      expect(body).toContain('painted');
      expect(headers['content-security-policy']).toBe("script-src 'self' 'sha256-a'; frame-ancestors 'none'");
      const again = await site.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect(again.statusCode).toBe(304);
      expect((await site.inject('/other')).body).not.toContain('painted');
    },
  );

  it('has for each host of a partner what is painted for partners, with its policy', async () => {
    for (const [host, origin, hash] of [
      ['nusapoin.localhost:3000', 'partner', 'b'],
      ['localhost:3000', 'own', 'a'],
      ['partner.example', 'own', 'a'],
    ] as const) {
      const { body, headers } = await site.inject({ url: '/login', headers: { host } });
      expect([host, body]).toEqual([host, `<!doctype html><p>painted, ${origin}</p>`]);
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  });

  it('says what one of many addresses is about, by the API, as the one who asks', async () => {
    const { body, headers } = await site.inject({ url: '/list/?id=7&utm=x', remoteAddress: '203.0.113.7' });
    expect(body).toContain('painted, Kopi');
    expect(seen?.headers['x-forwarded-for']).toBe('203.0.113.7');
    const again = await site.inject({
      url: '/list?id=7',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    for (const url of ['/list', '/list?id=8'])
      expect((await site.inject(url)).body).toContain('painted, own');
    const partner = await site.inject({ url: '/list?id=7', headers: { host: 'nusapoin.localhost' } });
    expect(partner.body).toContain('painted, partner');
  });

  it('tells search engines to look at its own origin alone, and not at the API', async () => {
    const robots = async (host: string) => {
      const { body, headers } = await site.inject({ url: '/robots.txt', headers: { host } });
      return [body, headers['content-type']];
    };
    const type = 'text/plain; charset=utf-8';
    expect(await robots('localhost')).toEqual(['User-agent: *\nDisallow: /gateway/\n', type]);
    expect(await robots('nusapoin.localhost')).toEqual(['User-agent: *\nDisallow: /\n', type]);
  });

  it('shows the page of the new revision as soon as the channel points at it', async () => {
    const before = await site.inject('/');
    present = shown('<!doctype html><p>page of two</p>');
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await site.inject({ url: '/', headers })).body).toContain('page of two');
    present = { state: PAGE };
    expect((await site.inject('/')).body).toBe(before.body);
  });

  it('gives the entry of one remote, and 404 for a remote that is not there', async () => {
    const { body, headers } = await site.inject('/registry/mfe-a.json');
    expect([body, headers['cache-control']]).toEqual(['{"text":"a"}', 'no-cache']);
    for (const name of ['mfe-b', '__proto__'])
      expect((await site.inject(`/registry/${name}.json`)).statusCode).toBe(404);
    expect((await site.inject('/registry/..%2Flive.json')).body).toBe((await site.inject('/')).body);
  });

  it('gives what is live as it is said now, never out of a cache, and 404 before anybody has said it', async () => {
    const told = await site.inject('/timestamp.json');
    expect([told.statusCode, told.body]).toEqual([200, '{"revision":1}']);
    expect(told.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(Math.abs(Date.parse(String(told.headers.date)) - Date.now())).toBeLessThan(60_000);
    present = { state: { ...PAGE, timestamp: '{"revision":2}' } };
    const headers = { 'if-none-match': String(told.headers.etag) };
    expect((await site.inject({ url: '/timestamp.json', headers })).body).toBe('{"revision":2}');
    present = {};
    const none = await site.inject('/timestamp.json');
    expect([none.statusCode, none.body]).toEqual([404, '']);
    present = { problem: 'somebody wrote it' };
    expect((await site.inject('/timestamp.json')).statusCode).toBe(503);
  });

  it('has browsers run no script without a hash', async () => {
    expect((await site.inject('/')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('serves files of a release for a year, and 404 for what is not there', async () => {
    const file = await site.inject('/remotes/mfe-a/1/entry.js');
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    // What only documents are told costs no script a byte.
    expect(file.headers['permissions-policy']).toBeUndefined();
    expect((await site.inject('/')).headers['permissions-policy']).toContain('camera=()');
    expect((await site.inject('/remotes/mfe-a/1/other.js')).statusCode).toBe(404);
    expect((await site.inject('/remotes/..%2f..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it.each(OF_THE_STORE)('gives nobody %s of the store', async (path) => {
    expect((await site.inject(`/${path}`)).body).not.toContain('not for browsers');
  });

  it('gives what differs to a browser that has an earlier version of a script, and the whole to others', async () => {
    const digest = createHash('sha256').update('zero()').digest();
    const name = 'entry.0123456789ab.js';
    const url = `/remotes/mfe-a/1/${name}`;
    const deltas = join(store, 'deltas/remotes/mfe-a/1');
    await mkdir(deltas, { recursive: true });
    await writeFile(join(store, 'remotes/mfe-a/1', name), 'one()');
    await writeFile(join(deltas, `${name}.${digest.toString('base64url')}.dcz`), 'delta');
    const available = `:${digest.toString('base64')}:`;
    const ask = (headers: Record<string, string>) => site.inject({ url, headers });
    const known = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': available };
    const delta = await ask(known);
    expect([delta.statusCode, delta.body]).toEqual([200, 'delta']);
    expect(delta.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'use-as-dictionary': 'match="/remotes/mfe-a/*/entry.*.js"',
      vary: 'accept-encoding, available-dictionary',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(delta.headers['cache-control']).toContain('immutable');
    const other = `:${createHash('sha256').update('other()').digest('base64')}:`;
    for (const headers of [
      {},
      { ...known, 'accept-encoding': 'gzip, br' },
      { ...known, 'available-dictionary': other },
    ]) {
      const whole = await ask(headers);
      expect([whole.statusCode, whole.body, whole.headers['content-encoding']]).toEqual([
        200,
        'one()',
        undefined,
      ]);
      expect(whole.headers).toMatchObject({
        'use-as-dictionary': 'match="/remotes/mfe-a/*/entry.*.js"',
        vary: 'accept-encoding, available-dictionary',
      });
    }
    expect((await site.inject('/remotes/mfe-a/1/entry.js')).headers['use-as-dictionary']).toBeUndefined();
  });

  it('gives the embed and the pictures, and nothing else, to pages of other origins', async () => {
    const evergreen = (await site.inject('/embed/v1/loader.js')).headers;
    expect(evergreen['cache-control']).toBe('no-cache');
    expect(evergreen.etag).toBeTruthy();
    expect(evergreen['access-control-allow-origin']).toBe('*');
    const exact = (await site.inject('/embed/0.1.0-a/loader.js')).headers;
    expect(exact['cache-control']).toContain('immutable');
    expect(exact['access-control-allow-origin']).toBe('*');
    expect(exact['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await site.inject('/media/a.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    for (const url of ['/', '/remotes/mfe-a/1/entry.js', '/embedded/loader.js']) {
      const { headers } = await site.inject(url);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('gives the worker at the root, to be revalidated, with a policy that lets it fetch from this site alone', async () => {
    const { body, headers } = await site.inject('/sw.js');
    expect(body).toBe('work()');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('answers 404, and not with its page, where a channel has no worker, manifest or registry', async () => {
    present = {};
    for (const url of [
      '/sw.js',
      '/manifest.webmanifest',
      '/registry.json',
      '/registry/mfe-a.json',
      '/embed/v1/frame',
      '/embed/v1/playground',
    ]) {
      const answer = await site.inject(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '']);
    }
  });

  it('lets registered partners alone frame the page of the embed, and nobody any other page', async () => {
    const frame = await site.inject('/embed/v1/frame?partner=nusapoin');
    expect(frame.body).toContain('frame');
    expect(frame.headers['content-security-policy']).toBe(
      "form-action 'none'; frame-ancestors https://partner.example http://nusapoin.localhost:*",
    );
    const playground = await site.inject('/embed/v1/playground');
    expect(playground.body).toContain('playground');
    expect(playground.headers['content-security-policy']).toBe("form-action 'none'; frame-ancestors 'none'");
    expect((await site.inject('/tukar')).headers['content-security-policy']).toBe(
      "script-src 'self'; frame-ancestors 'none'",
    );
  });

  it('has letters, whose names have their hash, kept for good, and pictures for a day', async () => {
    const { headers } = await site.inject('/media/fonts/a.0a1b.woff2');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'font/woff2',
      'public, max-age=31536000, immutable',
    ]);
    expect((await site.inject('/media/a.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('lets no document among the files that stay run anything, and no link lead out of their folder', async () => {
    await writeFile(join(store, 'remotes/mfe-a/1/page.html'), '<script>alert(1)</script>');
    await writeFile(join(store, 'secret.pem'), 'secret');
    await symlink(join(store, 'secret.pem'), join(store, 'remotes/mfe-a/1/link.js'));
    const { headers } = await site.inject('/remotes/mfe-a/1/page.html');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
    const linked = await site.inject('/remotes/mfe-a/1/link.js');
    expect([linked.statusCode, linked.body.includes('secret')]).toEqual([404, false]);
    await symlink(join(store, 'secret.pem'), join(store, 'remotes/mfe-a/1/entry.js.br'));
    const compressed = await site.inject({
      url: '/remotes/mfe-a/1/entry.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([compressed.statusCode, compressed.body.includes('secret')]).toEqual([404, false]);
    await rm(join(store, 'remotes/mfe-a/1/entry.js.br'));
    for (const url of [
      '/remotes/mfe-a/1/%00.js',
      '/remotes/%E0%A4%A.js',
      '/remotes/%25E0',
      '/media/%25E0%25A4',
    ])
      expect((await site.inject(url)).statusCode).toBeLessThan(500);
  });

  const every = [
    '/',
    '/remotes/mfe-a/1/entry.js',
    '/remotes/mfe-a/1/other.js',
    '/remotes/%E0%A4%A.js',
    '/embed/v1/loader.js',
    '/embed/0.1.0-a/loader.js',
    '/media/a.svg',
    '/sw.js',
    '/registry.json',
    '/registry/mfe-c.json',
    '/health',
    '/gateway/category/guest',
  ];

  it('lets no page frame any of its answers, but registered partners the page of the embed', async () => {
    for (const url of every) {
      const { headers } = await site.inject(url);
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringMatching(/(?:^|; )frame-ancestors 'none'$/),
      ]);
    }
  });

  it('has browsers stay with https in production, as the API does, and says nothing of it on loopback', async () => {
    const inProduction = await createSite({
      store,
      live: () => Promise.resolve(present),
      api: apiUrl,
      isSandbox: false,
    });
    for (const url of every) {
      const said = async (server: FastifyInstance) =>
        (await server.inject(url)).headers['strict-transport-security'];
      expect([url, await said(inProduction), await said(site)]).toEqual([
        url,
        'max-age=31536000; includeSubDomains',
        undefined,
      ]);
    }
    await inProduction.close();
  });

  it('serves the last good state while what the store has now cannot be verified, and tells why', async () => {
    present = { state: PAGE, problem: 'somebody wrote it' };
    expect((await site.inject('/')).body).toContain('page');
    const health = await site.inject('/health');
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { status: 'stale', revision: 1, problem: 'somebody wrote it' },
    ]);
    present = { problem: 'somebody wrote it' };
    for (const url of ['/', '/sw.js', '/registry.json', '/registry/mfe-a.json', '/embed/v1/frame']) {
      const answer = await site.inject(url);
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
    }
    expect((await site.inject('/health')).statusCode).toBe(503);
    present = { state: PAGE };
    expect((await site.inject('/health')).json()).toEqual({ status: 'ok', revision: 1 });
  });

  it('hands /gateway to the API and says itself which address the browser has and which host it asked', async () => {
    await site.inject({
      url: '/gateway/category/guest',
      headers: {
        host: 'garuda.localhost:3000',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'nusapoin.localhost',
        cookie: 'a=b',
      },
    });
    expect(seen?.url).toBe('/category/guest');
    expect(seen?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen?.headers['x-forwarded-host']).toBe('garuda.localhost:3000');
    expect(seen?.headers.cookie).toBe('a=b');
  });
});
