import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createDevBuilds } from './dev-builds';
import { createDevSite, type DevNews, type ReleaseNews } from './dev-site';

let upstream: Server;
let shell: string;
const asked: { readonly url?: string; readonly headers: IncomingHttpHeaders }[] = [];
const builds = createDevBuilds();
let newest: ReleaseNews | undefined;
let also: DevNews[] = [];
let site: FastifyInstance;
let tell: (news: DevNews) => void;
let origin: string;

beforeAll(async () => {
  upstream = createServer(({ url, headers }, response) => {
    asked.push({ url, headers });
    response.writeHead(200, { 'set-cookie': 'poku_session=1; HttpOnly' }).end('of the shell');
  });
  upstream.listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  shell = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  ({ site, tell } = await createDevSite({
    shell,
    name: 'mfe-x',
    builds,
    newest: () => newest,
    news: () => [...(newest ? [newest] : []), ...also],
  }));
  origin = await site.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => upstream.close(resolve));
});
beforeEach(() => {
  asked.length = 0;
  newest = undefined;
  also = [];
});

const LONG_NAME = `${'shared_'.repeat(30)}.js`;
const build = (version: string) => ({
  version,
  files: new Map([
    ['entry.js', `run("${version}")`],
    [LONG_NAME, 'chunk()'],
  ]),
});
const release = (version: string): ReleaseNews => ({
  kind: 'release',
  name: 'mfe-x',
  version,
  permit: 'signed',
});
const textOf = async (path: string) => (await fetch(origin + path)).text();

test('builds of the remote come from here, everything else from the shell', async () => {
  builds.add(build('dev-1'));
  const answer = await fetch(`${origin}/remotes/mfe-x/dev-1/entry.js`);
  expect(await answer.text()).toBe('run("dev-1")');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await textOf(`/remotes/mfe-x/dev-1/${LONG_NAME}`)).toBe('chunk()');
  expect((await fetch(`${origin}/remotes/mfe-x/dev-1/none.js`)).status).toBe(404);
  expect(asked).toEqual([]);
  for (const path of [
    '/',
    '/remotes/mfe-x/0.1.0-abc/entry.js',
    '/remotes/mfe-y/dev-1/entry.js',
    '/registry.json',
  ])
    expect(await textOf(path)).toBe('of the shell');
  expect(asked).toHaveLength(4);
});

test('the API is asked as a page of the shell asks it, and its cookies come back', async () => {
  const answer = await fetch(`${origin}/gateway/loginauth?x=1`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.headers.getSetCookie()).toEqual(['poku_session=1; HttpOnly']);
  expect(asked[0]).toMatchObject({
    url: '/gateway/loginauth?x=1',
    headers: { origin: shell, host: new URL(shell).host },
  });
});

test('no worker is installed here', async () => {
  expect((await fetch(`${origin}/sw.js`)).status).toBe(404);
});

describe('/dev', () => {
  const target = async (query = '') =>
    (await fetch(`${origin}/dev${query}`, { redirect: 'manual' })).headers.get('location');

  it('leads to the newest build, on the page that is asked for', async () => {
    newest = release('dev-1');
    expect(await target()).toBe('/?preview=mfe-x%40dev-1&permit=signed');
    expect(await target('?to=/tukar?tab=x')).toBe('/tukar?tab=x&preview=mfe-x%40dev-1&permit=signed');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'tukar'])(
    'leads to no other site: %s',
    async (to) => {
      newest = release('dev-1');
      expect(await target(`?to=${encodeURIComponent(to)}`)).toBe('/?preview=mfe-x%40dev-1&permit=signed');
    },
  );

  it('says so while there is no build', async () => {
    const answer = await fetch(`${origin}/dev`, { redirect: 'manual' });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('There is no build yet');
  });
});

test('an open page hears of the build of the moment, then of each one, and of failures', async () => {
  newest = release('dev-1');
  const problems = [{ message: 'broken', file: 'mfe-x/src/a.tsx', line: 3 }];
  also = [{ kind: 'types', problems }];
  const abort = new AbortController();
  const answer = await fetch(`${origin}/dev-events`, { signal: abort.signal });
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hears = async (text: string) => {
    while (!heard.includes(text)) heard += (await reader?.read())?.value ?? '';
  };
  await hears('event: release\ndata: {"name":"mfe-x","version":"dev-1","permit":"signed"}\n\n');
  await hears(
    'event: types\ndata: {"problems":[{"message":"broken","file":"mfe-x/src/a.tsx","line":3}]}\n\n',
  );
  tell({ kind: 'failure', problems });
  tell(release('dev-2'));
  await hears('event: failure\ndata: {"problems":[{"message":"broken"');
  await hears('event: release\ndata: {"name":"mfe-x","version":"dev-2"');
  abort.abort();
});

test('old builds stay for pages that run them, up to twenty', () => {
  const kept = createDevBuilds();
  expect(kept.add(build('dev-a'))).toBe(true);
  expect(kept.add(build('dev-a'))).toBe(false);
  for (let index = 0; index < 20; index += 1) kept.add(build(`dev-${index}`));
  expect(kept.file('dev-a', 'entry.js')).toBeUndefined();
  expect(kept.file('dev-0', 'entry.js')).toBe('run("dev-0")');
  expect(kept.newest()?.version).toBe('dev-19');
});
