import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from '../../site/edge/edge';
import { openLiveChannel } from '../../site/live-channel';
import { channelKeys } from '../channel-keys';
import { examine } from '../doctor';
import { folderObjects } from '../objects/folder-objects';
import { aPaintedChannel, aPaintedRemote, aPaintingShell, routesOf } from '../testing/a-painted-channel';
import { rollBackIn } from '../testing/a-live-store';
import { SHELL_CODE } from '../testing/a-painter';
import { aRemoteBuild } from '../testing/a-remote-build';
import { EMPTY_HASH } from '../page-document';
import { type PaintedPages, paintedKey } from './painted';
import { SHOW_HASH } from './painted-document';

const { POKU_BUILDS } = process.env;
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-paint-'));
  process.env.POKU_BUILDS = join(root, 'builds');
});
afterEach(async () => {
  if (POKU_BUILDS === undefined) delete process.env.POKU_BUILDS;
  else process.env.POKU_BUILDS = POKU_BUILDS;
  await rm(root, { recursive: true });
});

type Live = Awaited<ReturnType<typeof aPaintedChannel>>;

const paintedOf = async ({ store }: Live) => (await store.registry('production')).painted ?? {};
const pagesOf = async (live: Live, name: string) => {
  const digest = (await paintedOf(live))[name] ?? '';
  return JSON.parse(await readFile(join(root, paintedKey(digest)), 'utf8')) as PaintedPages;
};
const damages = async ({ store }: Live) =>
  (await examine(store, 'production')).findings.filter(({ kind }) => kind === 'damage');

describe('what a channel has painted', () => {
  it('is of each address, and of the shell; of one with parameters where the page is there', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    expect(await pagesOf(live, 'mfe-a')).toEqual({
      '/a': {
        guest: { html: '<p>satu</p>', css: 'p{color:red}' },
        partner: { guest: { html: '<p>satu {{brand.name}}</p>', css: 'p{color:blue}' } },
      },
    });
    expect(Object.keys(await pagesOf(live, 'shell'))).toEqual(['/']);
    expect(await damages(live)).toEqual([]);
  });

  it('changes with the release, and goes back with it; what others have stays', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    const before = await paintedOf(live);
    await live.release({ build: await aPaintedRemote('mfe-a', '2.0.0', 'dua') });
    expect((await pagesOf(live, 'mfe-a'))['/a']?.guest?.html).toBe('<p>dua</p>');
    expect((await paintedOf(live))['mfe-b']).toBe(before['mfe-b']);
    await rollBackIn(live.store, live.signer, 'mfe-a');
    expect(await paintedOf(live)).toEqual(before);
    expect(await damages(live)).toEqual([]);
  });

  it('is all made anew by another shell', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    await live.promoteShell(await aPaintingShell('3.0.0', SHELL_CODE.replaceAll('<p>', '<p class="x">')));
    for (const name of ['mfe-a', 'mfe-b'])
      expect(JSON.stringify(await pagesOf(live, name))).toContain('class=\\"x\\"');
    expect(await damages(live)).toEqual([]);
  });

  it('is not there for releases from before', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    await live.release({ build: await aRemoteBuild('mfe-a', '2.0.0', { routes: routesOf('mfe-a') }) });
    expect(Object.keys(await paintedOf(live)).sort()).toEqual(['mfe-b', 'shell']);
  });
});

describe('a page with parameters', () => {
  const one = (text: string) => aPaintedRemote('mfe-a', '2.0.0', 'dua', { one: text });

  it('is painted once for all of its addresses, which it does not know', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    await live.release({ build: await one('satu dari banyak') });
    const look = await openLiveChannel({
      store: live.store,
      channel: 'production',
      paymentOrigins: [],
      siteOrigin: 'https://poku.example',
      signer: live.signer,
      seenFile: join(root, 'seen.json'),
    });
    const { state } = await look();
    const pageAt = (path: string) => state?.pageAt?.(path).html;
    expect(pageAt('/a/7')).toContain('data-path="/a/:id"');
    expect(pageAt('/a/7')).toContain('<p>satu dari banyak</p>');
    expect(pageAt('/a/7')).toBe(pageAt('/a/8'));
    expect(pageAt('/a/7/8')).not.toContain('<template');
    expect(['/a', '/a/7', '/b/7', '/c'].map((path) => state?.paintedAt(path)?.path)).toEqual([
      '/a',
      '/a/:id',
      undefined,
      undefined,
    ]);
    expect(pageAt('/a')).toContain('rel="canonical"');
    expect(pageAt('/a/7')).not.toContain('rel="canonical"');
    expect(await damages(live)).toEqual([]);
  });

  it('refuses a release when it cannot be painted', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    await expect(live.release({ build: await one('throws') })).rejects.toThrow('window is not defined');
  });
});

describe('the site', () => {
  it('puts it into the document of its address, and goes back with the state', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    const look = await openLiveChannel({
      store: live.store,
      channel: 'production',
      paymentOrigins: [],
      signer: live.signer,
      seenFile: join(root, 'seen.json'),
    });
    const pageAt = async (path: string, origin?: 'partner') => (await look()).state?.pageAt?.(path, origin);
    const first = await pageAt('/a');
    expect(first?.html).toContain('<p>satu</p>');
    expect(first?.policy).toContain(
      `style-src '${EMPTY_HASH}' 'sha256-${createHash('sha256').update('p{color:red}').digest('base64')}'`,
    );
    expect(first?.policy).toContain(`'${SHOW_HASH}'`);
    const forPartners = await pageAt('/a', 'partner');
    expect(forPartners?.html).toContain('data-brand><style>p{color:blue}</style><p>satu {{brand.name}}</p>');
    expect(forPartners?.policy).toContain(createHash('sha256').update('p{color:blue}').digest('base64'));
    expect((await pageAt('/a/7'))?.html).not.toContain('<template');
    expect((await pageAt('/a/7'))?.policy).not.toContain(SHOW_HASH);
    expect((await pageAt('/'))?.html).toContain('<p>beranda</p>');
    await live.release({ build: await aPaintedRemote('mfe-a', '2.0.0', 'dua') });
    expect((await pageAt('/a'))?.html).toContain('<p>dua</p>');
    await rollBackIn(live.store, live.signer, 'mfe-a');
    expect((await pageAt('/a'))?.html).toContain('<p>satu</p>');
    expect((await look()).problem).toBeUndefined();
  });

  it('is the same at the edge, on the hosts of partners what was painted for them', async () => {
    const { store, signer, rootKey } = await aPaintedChannel(folderObjects(root));
    const siteOrigin = 'https://poku.example';
    const site = { channel: 'production', paymentOrigins: [], siteOrigin };
    const look = await openLiveChannel({ ...site, store, signer, seenFile: join(root, 'seen.json') });
    const { state } = await look();
    await store.objects.write(channelKeys('production').timestamp, state?.timestamp ?? '');
    const serve = createEdge({
      ...site,
      rootKey,
      partnerHosts: ['nusapoin.poku.example'],
      read: async (key) => {
        const stored = await store.objects.read(key);
        return stored && new Uint8Array(stored.bytes);
      },
    });
    for (const [host, origin] of [
      ['poku.example', undefined],
      ['nusapoin.poku.example:8443', 'partner'],
    ] as const) {
      const answer = await serve(new Request(`https://${host}/a`));
      const page = state?.pageAt?.('/a', origin);
      expect(await answer.text()).toBe(page?.html);
      expect(answer.headers.get('content-security-policy')).toBe(`${page?.policy}; frame-ancestors 'none'`);
      const robots = await serve(new Request(`https://${host}/robots.txt`));
      expect(await robots.text()).toContain(origin ? 'Disallow: /\n' : 'Disallow: /gateway/\n');
    }
  });
});

describe('a page of which one of many addresses is named by a query', () => {
  const about = { call: '/one', query: 'id', name: 'name', brand: 'brand', html: 'text', image: 'image' };
  const telling = (what: object) =>
    SHELL_CODE.replace(
      'return { ...painted',
      `return { description: 'Semua.', about: ${JSON.stringify(what)}, ...painted`,
    );

  it('says at the edge what that one is about, by the API, and of others what all say', async () => {
    const { store, signer, rootKey, promoteShell } = await aPaintedChannel(folderObjects(root));
    await promoteShell(await aPaintingShell('3.0.0', telling(about)));
    const site = { channel: 'production', paymentOrigins: [], siteOrigin: 'https://poku.example' };
    const look = await openLiveChannel({ ...site, store, signer, seenFile: join(root, 'seen.json') });
    await store.objects.write(channelKeys('production').timestamp, (await look()).state?.timestamp ?? '');
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      if (typeof url !== 'string') throw new Error('a text is asked for');
      const data = url.endsWith('id=7') ? { name: 'Kopi &lt;/script&gt;', brand: 'Pagi' } : undefined;
      return Promise.resolve(Response.json({ data }));
    });
    const read = async (key: string) => {
      const stored = await store.objects.read(key);
      return stored && new Uint8Array(stored.bytes);
    };
    const serve = createEdge({ ...site, rootKey, read, api: 'https://api.example' });
    const text = async (path: string) => (await serve(new Request(`https://poku.example${path}`))).text();
    const html = await text('/a?id=7&utm=1');
    expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://api.example/one?id=7']);
    expect(html).toContain('rel="canonical" href="https://poku.example/a?id=7"');
    expect(html).toContain('"mainEntity":{"@type":"Product","name":"Kopi \\u003c/script>"');
    for (const path of ['/a', '/a?id=8']) expect(await text(path)).not.toContain('mainEntity');
    asked.mockRestore();
  });

  it('refuses a release that names no call for it', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    const build = await aPaintingShell('3.0.0', telling({ ...about, call: 'https://evil.example' }));
    await expect(live.promoteShell(build)).rejects.toThrow('its about names no call');
  });
});

describe('a release that cannot be painted', () => {
  it('is refused with the reason, unless it is meant', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    const build = await aPaintedRemote('mfe-a', '2.0.0', 'throws');
    await expect(live.release({ build })).rejects.toMatchObject({
      findings: [
        { code: 'page-not-painted', what: expect.stringContaining('window is not defined') as string },
      ],
    });
    await live.release({ build, allow: ['page-not-painted'] });
    expect(Object.keys(await paintedOf(live)).sort()).toEqual(['mfe-b', 'shell']);
  });

  it('is no shell either', async () => {
    const live = await aPaintedChannel(folderObjects(root));
    const build = await aPaintingShell(
      '3.0.0',
      'globalThis.pokuPaint = () => { throw new Error("no frame") }',
    );
    await expect(live.promoteShell(build)).rejects.toThrow('no frame');
  });
});
