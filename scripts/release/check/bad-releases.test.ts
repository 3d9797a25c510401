import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/shared/contract';
import { changePolicy, withoutKey } from '../keys/policy';
import { folderObjects } from '../objects/folder-objects';
import { type Attempt, aChannel } from '../testing/a-channel';
import { aRemoteBuild, redescribed, rewritten } from '../testing/a-remote-build';
import { aRoot } from '../testing/a-store';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-gate-'));
});
afterEach(() => rm(root, { recursive: true }));

const route = (path: string, page = 'home') => ({ path, page, access: 'public' }) as const;
const widget = (slot: string, key = 'row') => ({ slot, widget: key, order: 1, heightPx: 1 });

const SHELL = {
  gives: { '@poku/shared/ui': ['Button'] },
  types: { 'Button()': '>11111111', 'Session.id': '>22222222', 'ButtonProps.label': '<33333333' },
};

/** A channel with a shell, mfe-a and mfe-b, each of which needs the other. */
const aLiveChannel = async () => {
  const channel = await aChannel(folderObjects(root), SHELL);
  const own: Partial<Release> = {
    routes: [route('/a'), route('/a/:id')],
    slots: [widget('dashboard')],
    offers: ['a-place'],
  };
  await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', own) });
  const others = { routes: [route('/b/:id')], slots: [widget('a-place')], links: ['/a/:id'] };
  await channel.release({ build: await aRemoteBuild('mfe-b', '1.0.0', others) });
  /** The next release of mfe-a, good but for some facts. */
  const next = (facts: Partial<Release> = {}, version = '2.0.0') =>
    aRemoteBuild('mfe-a', version, { ...own, ...facts });
  return { ...channel, own, next };
};
type Live = Awaited<ReturnType<typeof aLiveChannel>>;

const firstChunk = ({ pages }: Release): string => pages['home']?.[0] ?? '';
const withRoute = (path: string) => async (live: Live) => ({
  build: await live.next({ routes: [...(live.own.routes ?? []), route(path)] }),
});
const withFacts = (facts: Partial<Release>) => async (live: Live) => ({ build: await live.next(facts) });
const withPreload = (call: string) =>
  withFacts({ routes: [{ ...route('/a'), preload: [call] }, route('/a/:id')] });
const described = (change: (release: Release) => unknown) => async (live: Live) => ({
  build: await redescribed(await live.next(), change),
});
const withFile = (name: string) => async (live: Live) => {
  const build = await live.next();
  await writeFile(join(build.folder, name), 'text');
  return { build };
};

const signedBy =
  (facts: Parameters<Live['team']>[0]) =>
  async (live: Live): Promise<Attempt> => {
    const publisher = live.team({ id: 'other', ...facts });
    await live.welcome(publisher);
    return { build: await live.next(), publisher };
  };

/** A release.json that was changed in the store, with the signature of the one before under its name. */
const resigned = async (folder: string): Promise<void> => {
  const signature = (await readdir(folder)).find((name) => name.startsWith('signature-')) ?? '';
  const file = join(folder, 'release.json');
  const changed = (await readFile(file, 'utf8')).replace('10000', '99999');
  await writeFile(file, changed);
  const digest = createHash('sha256').update(changed).digest('hex').slice(0, 16);
  await writeFile(join(folder, `signature-${digest}.json`), await readFile(join(folder, signature)));
};

const BAD: readonly (readonly [string, string, (live: Live) => Promise<Attempt>])[] = [
  ['a page that is live is gone', 'removed-route', withFacts({ routes: [route('/a/:id')] })],
  [
    'a page that another remote leads to is gone',
    'linked-route-removed',
    withFacts({ routes: [route('/a')] }),
  ],
  ['a path of another remote', 'stolen-route', withRoute('/b/:id')],
  ['the same path with another parameter name', 'stolen-route', withRoute('/b/:slug')],
  ['the same path in capitals', 'stolen-route', withRoute('/B/:id')],
  ['the home', 'reserved-route', withRoute('/dashboard')],
  ['a path of the API', 'reserved-route', withRoute('/gateway/x')],
  ['a path that looks like a file', 'reserved-route', withRoute('/a/sw.js')],
  ['a path that takes every address', 'reserved-route', withRoute('/:page')],
  ['a path with a wildcard', 'malformed-route', withRoute('/c/*')],
  ['a path with a slash at its end', 'malformed-route', withRoute('/c/')],
  ['a path twice', 'duplicate-route', withRoute('/a/:other')],
  [
    'a claim of a page that is not there',
    'missing-page',
    described((release) => ({ ...release, pages: {} })),
  ],
  [
    'a claim of a widget that is not there',
    'missing-widget',
    described((release) => ({ ...release, widgets: {} })),
  ],
  ['a widget that fills the home is gone', 'removed-widget', withFacts({ slots: [] })],
  ['a slot that another remote fills is gone', 'removed-slot', withFacts({ offers: [] })],
  [
    'a widget for a slot that nobody has',
    'slot-nobody-offers',
    withFacts({ slots: [widget('dashboard'), widget('attic', 'box')] }),
  ],
  ['another major of the contract', 'contract-major', withFacts({ contractVersion: '2.0.0' })],
  ['a newer minor of the contract', 'contract-newer', withFacts({ contractVersion: '1.999.0' })],
  ['an older React', 'shared-major', withFacts({ shared: { react: '18.3.1' } })],
  ['a newer React', 'shared-newer', withFacts({ shared: { react: '19.99.0' } })],
  ['a shared module that the shell has not', 'shared-missing', withFacts({ shared: { axios: '1.0.0' } })],
  [
    'a name that the shell does not give',
    'name-not-given',
    withFacts({ uses: { '@poku/shared/ui': ['Slider'] } }),
  ],
  ['a type that is gone', 'type-gone', withFacts({ types: { 'Session.points': '>22222222' } })],
  ['a type that is another one', 'type-changed', withFacts({ types: { 'Session.id': '>99999999' } })],
  [
    'a type that asks for more',
    'type-needs-more',
    withFacts({ types: { 'ButtonProps.icon': '<?33333333', 'Button()': '>11111111' } }),
  ],
  ['more bytes than the budget', 'over-budget', withFacts({ budgetBytes: 10 })],
  [
    'a file that is not there',
    'missing-file',
    async ({ next }) => {
      const build = await next();
      await unlink(join(build.folder, firstChunk(build.release)));
      return { build };
    },
  ],
  [
    'a file that is lost in the store',
    'missing-file',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => unlink(join(folder, firstChunk(build.release))) };
    },
  ],
  [
    'a byte that is changed before it is published',
    'altered-file',
    async ({ next }) => {
      const build = await next();
      return {
        build: await rewritten(build, firstChunk(build.release), (text) => text.replace('chunk', 'Chunk')),
      };
    },
  ],
  [
    'a byte that is changed in the store',
    'altered-file',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => writeFile(join(folder, firstChunk(build.release)), 'other();') };
    },
  ],
  [
    'a compressed file with other bytes',
    'altered-file',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => writeFile(join(folder, `${build.release.entry}.gz`), 'other') };
    },
  ],
  [
    'a size that is not true',
    'wrong-size',
    described((release) => ({
      ...release,
      files: release.files.map((file) => ({ ...file, brotliBytes: 1 })),
    })),
  ],
  ['a script without a hash', 'unlisted-file', withFile('extra.js')],
  [
    'a listed file that is no script',
    'not-a-script',
    async ({ next }) => {
      const build = await next();
      await writeFile(join(build.folder, 'logo.svg'), '<svg/>');
      return {
        build: await redescribed(build, (release) => ({
          ...release,
          files: [...release.files, { ...release.files[0], name: 'logo.svg' }],
        })),
      };
    },
  ],
  ['a source map', 'source-map', withFile('entry.js.map')],
  ['a file that is no part of a release', 'foreign-file', withFile('notes.txt')],
  [
    'a chunk that the entry loads and nobody has',
    'missing-chunk',
    async ({ next }) => {
      const build = await next();
      const { entry } = build.release;
      return {
        build: await rewritten(build, entry, (text) =>
          text.replace('"page-home"', '"page-lost":"0123456789ab","page-home"'),
        ),
      };
    },
  ],
  [
    'a page whose chunk is not listed',
    'missing-chunk',
    described((release) => ({ ...release, pages: { home: ['page-home.js'] } })),
  ],
  [
    'an entry that is not listed',
    'missing-chunk',
    described((release) => ({ ...release, entry: 'start.js' })),
  ],
  [
    'an entry without the hashes of its chunks',
    'chunk-without-hash',
    async ({ next }) => {
      const build = await next();
      return {
        build: await rewritten(build, build.release.entry, (text) => text.replaceAll('sha384-', 'sha000-')),
      };
    },
  ],
  ['the name of another remote', 'wrong-name', async ({ next }) => ({ build: await next(), name: 'mfe-b' })],
  ['a version that is none', 'malformed-version', async ({ next }) => ({ build: await next({}, 'newest') })],
  ['the global of another version', 'wrong-container', withFacts({ container: 'mfe_a_1_0_0' })],
  [
    'the global of another remote',
    'container-taken',
    async () => ({ build: await aRemoteBuild('mfe_b', '1.0.0') }),
  ],
  [
    'a version that was published with other bytes',
    'republished-version',
    async (live) => {
      const build = await live.next({ routes: [...(live.own.routes ?? []), route('/c', 'other')] }, '1.0.0');
      return { build };
    },
  ],
  ['a first call to another host', 'malformed-preload', withPreload('//elsewhere.example/x')],
  ['a first call that is no path', 'malformed-preload', withPreload('customer/{clientId}')],
  ['a first call with an unknown placeholder', 'malformed-preload', withPreload('/customer/{phone}')],
  [
    'a description without a field',
    'malformed-release',
    described((release) => ({ ...release, commit: undefined })),
  ],
  [
    'a description that is no JSON',
    'malformed-release',
    async ({ next }) => {
      const build = await next();
      return { build, between: (folder) => writeFile(join(folder, 'release.json'), '{') };
    },
  ],
  [
    'no signature',
    'unsigned',
    async ({ next }) => ({
      build: await next(),
      between: async (folder) => {
        for (const name of await readdir(folder))
          if (name.startsWith('signature-')) await unlink(join(folder, name));
      },
    }),
  ],
  [
    'a description that was changed after it was signed',
    'altered-release',
    async ({ next }) => ({
      build: await next(),
      between: resigned,
    }),
  ],
  [
    'a key that the root does not know',
    'unknown-key',
    async ({ next }) => ({
      build: await next(),
      publisher: aRoot().team({ id: 'stranger' }),
    }),
  ],
  [
    'a key that was revoked',
    'revoked-key',
    async ({ next, team, welcome, store, root: rootKeyPair, rootKey }) => {
      const publisher = team({ id: 'left-the-team' });
      await welcome(publisher);
      return {
        build: await next(),
        publisher,
        between: () =>
          changePolicy(store.objects, rootKeyPair, rootKey, (policy) => withoutKey(policy, 'left-the-team')),
      };
    },
  ],
  ['a key that is over', 'expired-key', signedBy({ until: new Date(Date.now() - 1_000).toISOString() })],
  ['the key of another team', 'key-not-for-name', signedBy({ names: ['mfe-b'] })],
  ['a key for another channel', 'key-not-for-channel', signedBy({ channels: ['staging'] })],
];

describe('the gate refuses, by name and before it is live,', () => {
  it.each(BAD)('%s: %s', async (_, code, prepare) => {
    const live = await aLiveChannel();
    const before = await live.store.registry('production');
    const attempt = await prepare(live);
    await expect(live.release(attempt)).rejects.toMatchObject({
      name: 'GateError',
      findings: expect.arrayContaining([expect.objectContaining({ code, severity: 'error' })]) as unknown,
    });
    expect(await live.store.registry('production')).toEqual(before);
  });

  it('nothing of a good release', async () => {
    const live = await aLiveChannel();
    const { remotes } = await live.release({ build: await live.next() });
    expect(remotes['mfe-a']).toMatchObject({ live: { version: '2.0.0' }, previous: { version: '1.0.0' } });
  });
});
