import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pointer } from '../release/revision';
import { createSite } from './server';

let store: string;
let api: Server;
let site: FastifyInstance;
let seen: { url?: string; headers: IncomingHttpHeaders } | undefined;

/** Points the channel at a page of its own, as a change does. */
const point = async (revision: number, html: string): Promise<void> => {
  const page = `channels/production/revisions/${revision}.html`;
  await mkdir(join(store, 'channels/production/revisions'), { recursive: true });
  await writeFile(join(store, page), html);
  const pointer: Pointer = {
    revision,
    registry: `channels/production/revisions/${revision}.json`,
    page,
    shell: '0.1.0-b',
    embed: '0.1.0-a',
    entries: { 'mfe-a': 'channels/production/revisions/a.json' },
  };
  await writeFile(join(store, 'channels/production/revisions/a.json'), '{"text":"a"}');
  await writeFile(join(store, 'channels/production/live.json'), JSON.stringify(pointer));
};

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'poku-site-'));
  await mkdir(join(store, 'remotes/mfe-a/1'), { recursive: true });
  await mkdir(join(store, 'media'), { recursive: true });
  await mkdir(join(store, 'channels/production'), { recursive: true });
  await writeFile(join(store, 'remotes/mfe-a/1/entry.js'), 'one()');
  await mkdir(join(store, 'embed/0.1.0-a'), { recursive: true });
  await writeFile(join(store, 'embed/0.1.0-a/loader.js'), 'load()');
  await writeFile(join(store, 'embed/0.1.0-a/frame.html'), '<!doctype html><p>frame</p>');
  await writeFile(join(store, 'media/a.svg'), '<svg/>');
  await mkdir(join(store, 'shell/0.1.0-b'), { recursive: true });
  await writeFile(join(store, 'shell/0.1.0-b/sw.js'), 'work()');
  await point(1, '<!doctype html><p>page</p>');
  api = createServer((request, response) => {
    seen = { url: request.url, headers: request.headers };
    response.setHeader('content-type', 'application/json').end('{"responseCode":200}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  site = await createSite({
    store,
    channel: 'production',
    api: `http://127.0.0.1:${port}`,
    partnerOrigins: ['https://partner.example', 'http://nusapoin.localhost:*'],
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

  it('shows the page of the new revision as soon as the channel points at it', async () => {
    const before = await site.inject('/');
    await point(2, '<!doctype html><p>page of two</p>');
    const headers = { 'if-none-match': String(before.headers.etag) };
    expect((await site.inject({ url: '/', headers })).body).toContain('page of two');
    await point(1, '<!doctype html><p>page</p>');
    expect((await site.inject('/')).body).toBe(before.body);
  });

  it('gives the entry of one remote, and 404 for a remote that is not there', async () => {
    const { body, headers } = await site.inject('/registry/mfe-a.json');
    expect([body, headers['cache-control']]).toEqual(['{"text":"a"}', 'no-cache']);
    for (const name of ['mfe-b', '__proto__'])
      expect((await site.inject(`/registry/${name}.json`)).statusCode).toBe(404);
    expect((await site.inject('/registry/..%2Flive.json')).body).toBe((await site.inject('/')).body);
  });

  it('has browsers run no script without a hash', async () => {
    expect((await site.inject('/')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  it('serves files of a release for a year, and 404 for what is not there', async () => {
    const file = await site.inject('/remotes/mfe-a/1/entry.js');
    expect(file.headers['cache-control']).toContain('immutable');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect((await site.inject('/remotes/mfe-a/1/other.js')).statusCode).toBe(404);
    expect((await site.inject('/remotes/..%2f..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(400);
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
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('answers 404, and not with its page, where a channel has no worker, manifest or registry', async () => {
    for (const url of ['/manifest.webmanifest', '/registry.json', '/embed/v1/remoteEntry.js']) {
      const answer = await site.inject(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 404, '']);
    }
  });

  it('lets registered partners alone frame the page of the embed, and nobody any other page', async () => {
    const frame = await site.inject('/embed/v1/frame?partner=nusapoin');
    expect(frame.body).toContain('frame');
    expect(frame.headers['content-security-policy']).toBe(
      'frame-ancestors https://partner.example http://nusapoin.localhost:*',
    );
    expect((await site.inject('/tukar')).headers['content-security-policy']).toBe("frame-ancestors 'none'");
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
