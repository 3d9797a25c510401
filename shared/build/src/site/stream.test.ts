import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSite } from './server';

let store: string;
let api: Server;
let site: FastifyInstance;
let origin: string;
/** The API's side of the newest stream. */
let upstream: ServerResponse;

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'poku-site-'));
  await mkdir(join(store, 'media'), { recursive: true });
  api = createServer((_request, response) => {
    upstream = response;
    response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    response.write('event: ready\n\n');
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  site = await createSite({ store, live: () => Promise.resolve({}), api: `http://127.0.0.1:${portOf(api)}` });
  origin = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(store, { recursive: true });
});

/** Opens a stream through the site; its first piece has come, so the API's side is there. */
async function open(signal?: AbortSignal) {
  const answer = await fetch(`${origin}/gateway/events`, { signal: signal ?? null });
  const reader = answer.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toBe('event: ready\n\n');
  return { answer, read };
}

describe('the site hands a stream of events on', () => {
  it('piece by piece as it comes', async () => {
    const abort = new AbortController();
    const { answer, read } = await open(abort.signal);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    upstream.write('event: points.changed\n\n');
    expect(await read()).toBe('event: points.changed\n\n');
    abort.abort();
    if (!upstream.closed) await once(upstream, 'close');
  });

  it('and ends the API’s side when the browser leaves', async () => {
    const abort = new AbortController();
    await open(abort.signal);
    const closed = once(upstream, 'close');
    abort.abort();
    await closed;
  });

  it('and ends the browser’s side when the API does', async () => {
    const { read } = await open();
    upstream.end();
    expect(await read()).toBe('');
  });
});
