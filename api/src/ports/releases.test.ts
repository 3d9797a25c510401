import { createServer, type Server } from 'node:http';
import { createSiteReleases } from './releases';

const registered = {
  channel: 'production',
  revision: 7,
  remotes: {
    'mfe-x': {
      live: { version: '2', base: '/remotes/mfe-x/2/' },
      previous: { version: '1' },
      canary: { release: { version: '3' }, share: 0.1 },
      since: 6,
    },
    'mfe-new': { canary: { release: { version: '1' }, share: 0.1 } },
    'mfe-still': { live: { version: '4' } },
  },
};
let registry: object;
let server: Server;
let status: number;
let origin: string;

beforeEach(async () => {
  status = 200;
  registry = registered;
  server = createServer((request, response) => {
    const isRegistry = request.url === '/registry.json';
    response.writeHead(isRegistry ? status : 404).end(JSON.stringify({ text: JSON.stringify(registry) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('the live, previous and canary releases of the site’s channel are known, and no other channel', async () => {
  const port = createSiteReleases({ siteOrigins: [origin] }, () => undefined);
  const found = await port.releasesOf('production');
  expect([...(found?.get('mfe-x') ?? [])]).toEqual(['2', '1', '3']);
  expect([...(found?.get('mfe-new') ?? [])]).toEqual(['1']);
  expect(found?.get('mfe-made-up')).toBeUndefined();
  expect(await port.releasesOf('staging')).toBeUndefined();
});

test('the canaries of the moment are known, with their share, what is live beside them, and since when', async () => {
  const port = createSiteReleases({ siteOrigins: [origin] }, () => undefined);
  expect([...(await port.canariesOf('production'))]).toEqual([
    ['mfe-x', { version: '3', share: 0.1, live: '2', revision: 6 }],
    ['mfe-new', { version: '1', share: 0.1, live: undefined, revision: 0 }],
  ]);
  expect((await port.canariesOf('staging')).size).toBe(0);
  registry = { channel: 'production', remotes: { 'mfe-x': { live: { version: '2' } } } };
  while ((await port.canariesOf('production')).size > 0);
});

test('a release that was taken back is known for an hour more, since pages tell of it late', async () => {
  const port = createSiteReleases({ siteOrigins: [origin] }, () => undefined);
  const versions = async () => (await port.releasesOf('production'))?.get('mfe-x') ?? new Set();
  await versions();
  registry = { channel: 'production', remotes: { 'mfe-x': { live: { version: '4' } } } };
  while (!(await versions()).has('4'));
  expect([...(await versions())].sort()).toEqual(['1', '2', '3', '4']);
  const nowMs = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs + 2 * 60 * 60_000);
  while ((await versions()).has('3'));
  expect([...(await versions())]).toEqual(['4']);
  jest.restoreAllMocks();
});

test('of a site that was never reached nothing is known, which is told once', async () => {
  status = 503;
  const told: unknown[] = [];
  const port = createSiteReleases({ siteOrigins: [origin] }, (error) => told.push(error));
  expect(await port.releasesOf('production')).toBeUndefined();
  expect(await port.releasesOf('production')).toBeUndefined();
  expect(told.map(String)).toEqual(['Error: The site answered 503 for its registry']);
});
