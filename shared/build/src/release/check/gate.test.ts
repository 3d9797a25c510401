import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import { aChannel } from '../testing/a-channel';
import { aRemoteBuild, aShellBuild } from '../testing/a-remote-build';
import { channelReader } from './context';
import { judgeFolder, judgeInChannel } from './judge';
import { folderContents } from './contents';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-gate-'));
});
afterEach(() => rm(root, { recursive: true }));

const route = (path: string, page = 'home') => ({ path, page, access: 'public' }) as const;
const aLiveChannel = () => aChannel(folderObjects(root));
type Live = Awaited<ReturnType<typeof aLiveChannel>>;

/** What the gate says of a build that is not published. */
const findingsOn = async ({ store }: Live, { folder, release }: Awaited<ReturnType<typeof aRemoteBuild>>) => {
  const { subject, findings } = judgeFolder(release.name, await folderContents(folder));
  if (!subject) return findings;
  const registry = await store.registry('production');
  const context = await channelReader(store).context(registry, release.name, release.version);
  return [...findings, ...judgeInChannel(subject, context)];
};

describe('the gate of a channel', () => {
  it('lets a good release through', async () => {
    const live = await aLiveChannel();
    for (const version of ['1.0.0', '2.0.0'])
      await live.release({ build: await aRemoteBuild('mfe-a', version, { routes: [route('/a')] }) });
    const { remotes } = await live.store.registry('production');
    expect(remotes['mfe-a']).toMatchObject({ live: { version: '2.0.0' }, previous: { version: '1.0.0' } });
  });

  it('lets one of two remotes in that claim the same path at the same moment', async () => {
    const live = await aLiveChannel();
    const builds = await Promise.all(
      ['mfe-a', 'mfe-b', 'mfe-c'].map((name) => aRemoteBuild(name, '1.0.0', { routes: [route('/same')] })),
    );
    const ends = await Promise.allSettled(builds.map((build) => live.release({ build })));
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused)
      expect(reason).toMatchObject({ findings: [{ code: 'stolen-route', severity: 'error' }] });
    const { remotes } = await live.store.registry('production');
    expect(Object.keys(remotes)).toHaveLength(1);
  });

  it('lets through what is meant, and what it may not be said of it tells', async () => {
    const live = await aLiveChannel();
    await live.release({
      build: await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a'), route('/b', 'b')] }),
    });
    await live.release({ build: await aRemoteBuild('mfe-b', '1.0.0', { links: ['/b'] }) });
    const build = await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')] });
    await expect(live.release({ build })).rejects.toThrow('what   /b is live now and gone in this release.');
    const half = live.release({ build, allow: ['removed-route'] });
    await expect(half).rejects.toThrow('what   mfe-b 1.0.0 leads to /b');
    await expect(live.release({ build, allow: ['stolen-route'] })).rejects.toThrow('cannot be allowed');
    const { remotes } = await live.release({ build, allow: ['removed-route', 'linked-route-removed'] });
    expect(remotes['mfe-a']?.live?.version).toBe('2.0.0');
  });

  it('asks nothing when the release is live already', async () => {
    const live = await aLiveChannel();
    const build = await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a')] });
    const { revision } = await live.release({ build });
    // A code that cannot be allowed is told as soon as anything is judged.
    await expect(live.release({ build, allow: ['stolen-route'] })).resolves.toMatchObject({ revision });
  });

  it('tells of growth, of a step back and of a dead link', async () => {
    const live = await aLiveChannel();
    await live.release({ build: await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')] }) });
    await live.release({ build: await aRemoteBuild('mfe-b', '1.0.0', { routes: [route('/b/:id')] }) });
    const build = await aRemoteBuild('mfe-a', '1.0.0', {
      routes: [route('/a'), route('/c/new', 'new'), route('/c/:id', 'other')],
      links: ['/nowhere', '/b/:id'],
    });
    const findings = await findingsOn(live, build);
    expect(findings.map(({ code, severity }) => `${severity} ${code}`).sort()).toEqual([
      'warning dead-link',
      'warning grown',
      'warning older-than-live',
    ]);
    await expect(live.release({ build })).resolves.toBeDefined();
  });

  it('calls it no step back when the version was live before', async () => {
    const live = await aLiveChannel();
    const old = await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a')] });
    await live.release({ build: old });
    for (const version of ['2.0.0', '3.0.0'])
      await live.release({ build: await aRemoteBuild('mfe-a', version, { routes: [route('/a')] }) });
    await expect(live.release({ build: old })).resolves.toMatchObject({
      remotes: { 'mfe-a': { live: { version: '1.0.0' } } },
    });
  });

  it('lets a path inside one of another remote in when its owner says so, and as long as it does', async () => {
    const live = await aLiveChannel();
    const owner = (version: string, grants: Record<string, string>) =>
      aRemoteBuild('mfe-b', version, { routes: [route('/b/:id')], grants });
    await live.release({ build: await owner('1.0.0', { '/b/new': 'mfe-c' }) });
    const build = await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/b/new')] });
    await expect(live.release({ build })).rejects.toThrow(
      /let mfe-b write '\/b\/new': 'mfe-a' into grants of mfe-b\/remote\.config\.ts/,
    );
    await live.release({ build: await owner('2.0.0', { '/B/new': 'mfe-a' }) });
    await live.release({ build });
    await expect(live.release({ build: await owner('3.0.0', {}) })).rejects.toThrow('overlapping-route');
    await live.release({ build: await owner('4.0.0', { '/b/new': 'mfe-a' }) });
  });

  it('asks who comes with the wider path for its own consent, and of two that cross the one that was there', async () => {
    const live = await aLiveChannel();
    await live.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a/new')] }) });
    const wide = (version: string, grants: Record<string, string>) =>
      aRemoteBuild('mfe-b', version, { routes: [route('/a/:id')], grants });
    await expect(live.release({ build: await wide('1.0.0', {}) })).rejects.toThrow(
      "write '/a/new': 'mfe-a' into grants of mfe-b/remote.config.ts",
    );
    await live.release({ build: await wide('1.0.1', { '/a/new': 'mfe-a' }) });
    await live.release({ build: await aRemoteBuild('mfe-c', '1.0.0', { routes: [route('/c/:id/x')] }) });
    const crossing = (version: string, grants: Record<string, string>) =>
      aRemoteBuild('mfe-d', version, { routes: [route('/c/d/:part')], grants });
    await expect(live.release({ build: await crossing('1.0.0', {}) })).rejects.toThrow('overlapping-route');
    const self = live.release({ build: await crossing('1.0.1', { '/c/:id/x': 'mfe-c' }) });
    await expect(self).rejects.toThrow('overlapping-route');
    const first = (version: string) =>
      aRemoteBuild('mfe-c', version, { routes: [route('/c/:id/x')], grants: { '/c/d/:part': 'mfe-d' } });
    await live.release({ build: await first('1.1.0') });
    await live.release({ build: await crossing('1.0.2', {}) });
    await live.release({ build: await first('1.2.0') });
  });
});

describe('a new shell', () => {
  it('is refused when a live remote needs what it does not give any more', async () => {
    const live = await aLiveChannel();
    const slots = [{ slot: 'dashboard', widget: 'row', order: 1, heightPx: 1 }];
    await live.release({
      build: await aRemoteBuild('mfe-a', '1.0.0', {
        slots,
        uses: { '@poku/shared/ui': ['Button'], react: ['use'] },
        types: { 'Button()': '>11111111' },
      }),
    });
    const bad: readonly (readonly [string, Parameters<typeof aShellBuild>[1]])[] = [
      ['contract-major', { contractVersion: '2.0.0' }],
      ['shared-major', { shared: { react: '20.0.0', '@poku/shared/ui': '1.0.0' } }],
      ['shared-missing', { shared: { react: '19.3.1' } }],
      ['name-not-given', { gives: { '@poku/shared/ui': ['Link'] } }],
      ['slot-nobody-offers', { offers: ['elsewhere'] }],
    ];
    for (const [index, [code, facts]] of bad.entries())
      await expect(live.promoteShell(await aShellBuild(`2.0.${index}`, facts))).rejects.toMatchObject({
        findings: [{ code, severity: 'error', where: expect.stringContaining('mfe-a 1.0.0') as unknown }],
      });
    const { shell } = await live.store.registry('production');
    expect(shell?.live).toBe('1.0.0');
  });

  it('may take a place away that nobody is to fill any more, and then the widget may go too', async () => {
    const live = await aLiveChannel();
    const slots = [{ slot: 'dashboard', widget: 'row', order: 1, heightPx: 1 }];
    await live.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { slots }) });
    const shell = await aShellBuild('2.0.0', { offers: [] });
    await expect(live.promoteShell(shell)).rejects.toThrow('slot-nobody-offers');
    await live.promoteShell(shell, { allow: ['slot-nobody-offers'] });
    const { remotes } = await live.release({ build: await aRemoteBuild('mfe-a', '2.0.0') });
    expect(remotes['mfe-a']?.live?.version).toBe('2.0.0');
  });

  it('may come first with another type, because one of the two must', async () => {
    const live = await aLiveChannel();
    await live.release({
      build: await aRemoteBuild('mfe-a', '1.0.0', { types: { 'Session.id': '>11111111' } }),
    });
    await live.promoteShell(await aShellBuild('2.0.0', { types: { 'Session.id': '>22222222' } }));
    expect((await live.store.registry('production')).shell?.live).toBe('2.0.0');
  });
});
