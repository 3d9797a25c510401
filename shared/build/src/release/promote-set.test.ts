import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { GateError, isError } from './check/finding';
import { examine } from './doctor';
import { folderObjects } from './objects/folder-objects';
import type { ObjectStore } from './objects/object-store';
import { promoteSet } from './promote-set';
import { canaried, type ShellRelease } from './registry-document';
import type { Revision } from './revision';
import { ReleaseStore } from './store';
import { aChannel } from './testing/a-channel';
import { SHELL_CODE } from './testing/a-painter';
import { overtaken } from './testing/overtaken';
import { route, widget } from './testing/a-live-channel';
import { aPaintedChannel, aPaintedRemote, aPaintingShell } from './testing/a-painted-channel';
import { aRemoteBuild, aShellBuild, type Build } from './testing/a-remote-build';

let root: string;
let objects: ObjectStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-set-'));
  objects = folderObjects(root);
});
afterEach(() => rm(root, { recursive: true }));

type Channel = Awaited<ReturnType<typeof aChannel>>;

const headOf = ({ store }: Channel) => store.registry('production') as Promise<Revision>;
const liveOf = async (channel: Channel) => {
  const { shell, remotes } = await headOf(channel);
  const told = Object.entries(remotes).map(([name, { live }]) => [name, live?.version]);
  return { shell: shell?.live, ...Object.fromEntries(told) } as Record<string, string | undefined>;
};
const damageIn = async ({ store }: Channel) =>
  (await examine(store, 'production')).findings.filter(({ kind }) => kind === 'damage');
/** What the gate says of a set that it refuses, as `<where>: <code>`. */
const refusalOf = async (promotion: Promise<unknown>): Promise<string[]> => {
  const failure: unknown = await promotion.catch((error: unknown) => error);
  if (!(failure instanceof GateError)) throw failure;
  return failure.findings.filter(isError).map(({ where, code }) => `${where}: ${code}`);
};
const versionsOf = (builds: readonly Build<Release | ShellRelease>[]) =>
  Object.fromEntries(
    builds.map(({ release }) => ['name' in release ? release.name : 'shell', release.version]),
  );

describe('a set of releases', () => {
  it('goes live as one state, with one page, and an entry of each that is signed for itself', async () => {
    const channel = await aChannel(objects);
    for (const name of ['mfe-a', 'mfe-b'])
      await channel.release({ build: await aRemoteBuild(name, '1.0.0') });
    const before = await headOf(channel);
    const team = channel.team({ id: 'both', names: ['mfe-a', 'mfe-b', 'shell'] });
    await channel.welcome(team);
    await channel.publish(
      await aRemoteBuild('mfe-a', '2.0.0'),
      await aRemoteBuild('mfe-b', '2.0.0'),
      await aShellBuild('2.0.0'),
    );
    const set = { 'mfe-a': '2.0.0', 'mfe-b': '2.0.0', shell: '2.0.0' };
    const pages = async () => (await objects.list('channels/')).filter((key) => key.endsWith('.html')).length;
    const count = await pages();
    await channel.promoteSet(set, {}, team);
    const after = await headOf(channel);
    expect(after.revision).toBe(before.revision + 1);
    expect(await pages()).toBe(count + 1);
    expect(after.change).toEqual({
      action: 'promote',
      name: '*',
      version: '*',
      set: Object.entries(set).map(([name, version]) => ({ action: 'promote', name, version })),
    });
    expect(await liveOf(channel)).toEqual(set);
    expect(after.remotes['mfe-a']).toMatchObject({ previous: { version: '1.0.0' }, since: after.revision });
    expect(await damageIn(channel)).toEqual([]);
  });

  const NEWER = '1.900.0';
  const pairs: readonly (readonly [
    string,
    string,
    () => Promise<readonly Build<Release | ShellRelease>[]>,
  ])[] = [
    [
      'a remote that needs a newer contract, and the shell that offers it',
      'contract-newer',
      async () => [
        await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')], contractVersion: NEWER }),
        await aShellBuild('2.0.0', { contractVersion: NEWER }),
      ],
    ],
    [
      'a widget, and the remote that offers its slot',
      'slot-nobody-offers',
      async () => [
        await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')], slots: [widget('a-place')] }),
        await aRemoteBuild('mfe-b', '2.0.0', { offers: ['a-place'] }),
      ],
    ],
    [
      'a page that moves from one remote to another one',
      'removed-route',
      async () => [
        await aRemoteBuild('mfe-a', '2.0.0'),
        await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/a')] }),
      ],
    ],
    [
      'a page that moves the other way round',
      'stolen-route',
      async () => [
        await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/a')] }),
        await aRemoteBuild('mfe-a', '2.0.0'),
      ],
    ],
  ];
  it.each(pairs)('is judged as the state after: %s', async (_, code, make) => {
    const channel = await aChannel(objects);
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a')] }) });
    const builds = await make();
    await channel.publish(...builds);
    const [first] = Object.entries(versionsOf(builds));
    const alone = await refusalOf(channel.promoteSet(Object.fromEntries(first ? [first] : [])));
    expect(alone.join()).toContain(code);
    await channel.promoteSet(versionsOf(builds));
    expect(await liveOf(channel)).toMatchObject(versionsOf(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('may lead to pages, and take places away, that another one of it brings', async () => {
    const channel = await aChannel(objects);
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { offers: ['a-place'] }) });
    await channel.release({ build: await aRemoteBuild('mfe-c', '1.0.0', { slots: [widget('a-place')] }) });
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0', { links: ['/b/:id'] }),
      await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/b/:id')], offers: ['a-place'] }),
    ];
    await channel.publish(...builds);
    expect(await refusalOf(channel.promoteSet({ 'mfe-a': '2.0.0' }))).toEqual([
      expect.stringContaining('removed-slot'),
    ]);
    await channel.promoteSet(versionsOf(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('is refused as a whole, and each finding says which release it is about', async () => {
    const channel = await aChannel(objects);
    const outside = { routes: [route('/c')], slots: [widget('dashboard')], links: ['/a'] };
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a')] }) });
    await channel.release({ build: await aRemoteBuild('mfe-c', '1.0.0', outside) });
    const before = await headOf(channel);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0'),
      await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/c')], contractVersion: NEWER }),
      await aShellBuild('2.0.0', { offers: [] }),
      await aRemoteBuild('mfe-d', '2.0.0'),
    ];
    await channel.publish(...builds);
    const promotion = channel.promoteSet(versionsOf(builds));
    await expect(promotion).rejects.toThrow(
      'The set mfe-a 2.0.0, mfe-b 2.0.0, shell 2.0.0, mfe-d 2.0.0 is not let through.',
    );
    expect((await refusalOf(promotion)).sort()).toEqual([
      'mfe-a 2.0.0, mfe-a/remote.config.ts, routes: linked-route-removed',
      'mfe-a 2.0.0, mfe-a/remote.config.ts, routes: removed-route',
      'mfe-b 2.0.0, mfe-b/remote.config.ts, routes: stolen-route',
      'mfe-b 2.0.0, release.json, contractVersion: contract-newer',
      'shell 2.0.0, mfe-c 1.0.0, mfe-c/remote.config.ts, slots: slot-nobody-offers',
    ]);
    expect(await headOf(channel)).toEqual(before);
    const allow = ['removed-route', 'linked-route-removed', 'slot-nobody-offers'];
    expect(
      (await refusalOf(channel.promoteSet(versionsOf(builds), { allow }))).map((one) => one.slice(0, 5)),
    ).toEqual(['mfe-b', 'mfe-b']);
  });

  it('is refused with two releases of it that claim one path', async () => {
    const channel = await aChannel(objects);
    const builds = await Promise.all(
      ['mfe-a', 'mfe-b'].map((name) => aRemoteBuild(name, '1.0.0', { routes: [route('/same')] })),
    );
    await channel.publish(...builds);
    expect(await refusalOf(channel.promoteSet(versionsOf(builds)))).toHaveLength(2);
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0' });
  });

  it('needs a key for every name of it; those that it may not release are named', async () => {
    const channel = await aChannel(objects);
    const team = channel.team({ id: 'a-team', names: ['mfe-a'] });
    await channel.welcome(team);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0'),
      await aRemoteBuild('mfe-b', '2.0.0'),
      await aShellBuild('2.0.0'),
    ];
    await channel.publish(...builds);
    expect(await refusalOf(channel.promoteSet(versionsOf(builds), {}, team))).toEqual([
      'mfe-b 2.0.0, key a-team of team: key-not-for-name',
      'shell 2.0.0, key a-team of team: key-not-for-name',
    ]);
    const change = { action: 'promote', name: '*', version: '*' } as const;
    const set = [
      { action: 'promote', name: 'mfe-a', version: '2.0.0' },
      { action: 'promote', name: 'mfe-b', version: '2.0.0' },
    ] as const;
    // Past the gate the store itself asks for each name.
    await expect(
      channel.store.change('production', team, { ...change, set }, (registry) => ({ ...registry })),
    ).rejects.toThrow('may not release mfe-b');
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0' });
  });

  it('needs a key for the paths and slots of every remote of it', async () => {
    const channel = await aChannel(objects);
    const team = channel.team({ id: 'a-team', names: ['mfe-a', 'mfe-b'], routes: ['/a'], slots: [] });
    await channel.welcome(team);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')] }),
      await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/b')] }),
    ];
    await channel.publish(...builds);
    await expect(channel.promoteSet(versionsOf(builds), {}, team)).rejects.toThrow('may not give mfe-b /b');
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0' });
  });

  it('ends a canary of a remote of it, as a promotion of that one does', async () => {
    const channel = await aChannel(objects);
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0') });
    const builds = [await aRemoteBuild('mfe-a', '2.0.0'), await aRemoteBuild('mfe-b', '2.0.0')];
    await channel.publish(...builds);
    const [{ release } = { release: undefined }] = builds;
    if (!release) throw new Error('There is no release.');
    const change = { action: 'canary', name: 'mfe-a', version: '2.0.0', share: 0.1 } as const;
    await channel.store.change('production', channel.signer, change, (registry) =>
      canaried(registry, release, 0.1),
    );
    await channel.promoteSet(versionsOf(builds));
    const { remotes } = await headOf(channel);
    expect(remotes['mfe-a']?.canary).toBeUndefined();
    expect(await liveOf(channel)).toMatchObject(versionsOf(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('changes nothing of what is live already, and is a change as any other when one of it is new', async () => {
    const channel = await aChannel(objects);
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0') });
    const { since } = (await headOf(channel)).remotes['mfe-a'] ?? {};
    await channel.publish(await aRemoteBuild('mfe-b', '1.0.0'));
    const set = { 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' };
    await channel.promoteSet(set);
    const { change, remotes, revision } = await headOf(channel);
    expect(change).toEqual({ action: 'promote', name: 'mfe-b', version: '1.0.0' });
    expect(remotes['mfe-a']?.since).toBe(since);
    // A code that cannot be allowed is told as soon as anything is judged.
    await channel.promoteSet(set, { allow: ['stolen-route'] });
    expect((await headOf(channel)).revision).toBe(revision);
    expect(await damageIn(channel)).toEqual([]);
  });

  it('begins again on what another promotion left, and is judged by that', async () => {
    const channel = await aChannel(objects);
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0', { routes: [route('/a')] }),
      await aRemoteBuild('mfe-b', '2.0.0'),
    ];
    await channel.publish(...builds);
    /** Promotes the set while another team is faster. */
    const overtakenBy = async (other: Build<Release>) => {
      const faster = overtaken(objects, () => channel.release({ build: other }));
      const store = new ReleaseStore({ objects: faster, rootKey: channel.rootKey });
      return promoteSet(store, 'production', channel.signer, versionsOf(builds));
    };
    const thief = await aRemoteBuild('mfe-c', '1.0.0', { routes: [route('/a')] });
    expect(await refusalOf(overtakenBy(thief))).toEqual([
      'mfe-a 2.0.0, mfe-a/remote.config.ts, routes: stolen-route',
    ]);
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0', 'mfe-c': '1.0.0' });
    const { revision } = await headOf(channel);
    await channel.release({ build: await aRemoteBuild('mfe-c', '1.1.0'), allow: ['removed-route'] });
    await overtakenBy(await aRemoteBuild('mfe-c', '1.2.0'));
    expect(await liveOf(channel)).toMatchObject({ ...versionsOf(builds), 'mfe-c': '1.2.0' });
    expect((await headOf(channel)).revision).toBe(revision + 3);
    expect(await damageIn(channel)).toEqual([]);
  });

  it('has in its change what it changed of what another promotion left', async () => {
    const channel = await aChannel(objects);
    const builds = [await aRemoteBuild('mfe-a', '2.0.0'), await aRemoteBuild('mfe-b', '2.0.0')];
    await channel.publish(...builds);
    const faster = overtaken(objects, () => channel.promoteSet({ 'mfe-a': '2.0.0' }));
    const store = new ReleaseStore({ objects: faster, rootKey: channel.rootKey });
    await promoteSet(store, 'production', channel.signer, versionsOf(builds));
    expect((await headOf(channel)).change).toEqual({ action: 'promote', name: 'mfe-b', version: '2.0.0' });
    expect(await damageIn(channel)).toEqual([]);
  });

  it('is painted for the state after: all of it by the shell of the set', async () => {
    const channel = await aPaintedChannel(objects);
    const code = SHELL_CODE.replaceAll('<p>', '<p class="x">');
    const builds = [await aPaintedRemote('mfe-a', '2.0.0', 'dua'), await aPaintingShell('3.0.0', code)];
    await channel.publish(...builds);
    const count = (await objects.list('painted/')).length;
    await channel.promoteSet(versionsOf(builds));
    const { painted = {} } = await headOf(channel);
    const textOf = async (name: string) =>
      (await objects.read(`painted/${painted[name]}.json`))?.bytes.toString() ?? '';
    expect(await textOf('mfe-a')).toContain('<p class=\\"x\\">dua');
    expect(await textOf('mfe-b')).toContain('<p class=\\"x\\">lain');
    // Each is painted once: nothing of the new release in the old shell, or of the old one in the new.
    expect((await objects.list('painted/')).length).toBe(count + 3);
    expect(await damageIn(channel)).toEqual([]);
  });

  it('without the shell leaves what is painted of others', async () => {
    const channel = await aPaintedChannel(objects);
    const { painted: before } = await headOf(channel);
    const more = [
      await aPaintedRemote('mfe-a', '2.0.0', 'dua'),
      await aPaintedRemote('mfe-c', '1.0.0', 'tiga'),
    ];
    await channel.publish(...more);
    await channel.promoteSet(versionsOf(more));
    const { painted } = await headOf(channel);
    expect(painted?.['mfe-a']).not.toBe(before?.['mfe-a']);
    expect(painted).toMatchObject({ 'mfe-b': before?.['mfe-b'], shell: before?.shell });
    expect(Object.keys(painted ?? {}).sort()).toEqual(['mfe-a', 'mfe-b', 'mfe-c', 'shell']);
    expect(await damageIn(channel)).toEqual([]);
  });
});
