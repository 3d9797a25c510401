import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { folderObjects } from '../objects/folder-objects';
import type { ShellRelease } from '../registry-document';
import { aChannel } from '../testing/a-channel';
import { route, widget } from '../testing/a-live-channel';
import { aRemoteBuild, aShellBuild, type Build } from '../testing/a-remote-build';
import { damageIn, findingsOf, headOf, liveOf, refusalOf, setOfBuilds } from '../testing/look-at';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-set-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('the gate of a set', () => {
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
    const channel = await aChannel(folderObjects(root));
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { routes: [route('/a')] }) });
    const builds = await make();
    await channel.publish(...builds);
    const [first] = Object.entries(setOfBuilds(builds));
    const alone = await refusalOf(channel.promoteSet(Object.fromEntries(first ? [first] : [])));
    expect(alone.join()).toContain(code);
    await channel.promoteSet(setOfBuilds(builds));
    expect(await liveOf(channel)).toMatchObject(setOfBuilds(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('may lead to pages, and take places away, that another one of it brings', async () => {
    const channel = await aChannel(folderObjects(root));
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { offers: ['a-place'] }) });
    await channel.release({ build: await aRemoteBuild('mfe-c', '1.0.0', { slots: [widget('a-place')] }) });
    const builds = [
      await aRemoteBuild('mfe-a', '2.0.0', { links: ['/b/:id'] }),
      await aRemoteBuild('mfe-b', '2.0.0', { routes: [route('/b/:id')], offers: ['a-place'] }),
    ];
    await channel.publish(...builds);
    const alone = await findingsOf(channel.promoteSet({ 'mfe-a': '2.0.0' }));
    expect(alone.map(({ code }) => code).sort()).toEqual(['dead-link', 'removed-slot']);
    const bad = await aRemoteBuild('mfe-d', '1.0.0', { contractVersion: NEWER });
    await channel.publish(bad);
    const others = await findingsOf(channel.promoteSet(setOfBuilds([...builds, bad])));
    expect(others.map(({ code }) => code)).toEqual(['contract-newer']);
    await channel.promoteSet(setOfBuilds(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('may have a shell without what releases before needed, when those of it do without', async () => {
    const channel = await aChannel(folderObjects(root), { offers: ['dashboard', 'a-place'] });
    await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', { slots: [widget('dashboard')] }) });
    await channel.release({ build: await aRemoteBuild('mfe-c', '1.0.0', { slots: [widget('a-place')] }) });
    const shell = await aShellBuild('2.0.0', { offers: [] });
    const builds = [shell, await aRemoteBuild('mfe-a', '2.0.0', { offers: ['a-place'] })];
    await channel.publish(...builds);
    expect(await refusalOf(channel.promoteSet({ shell: '2.0.0' }))).toEqual([
      'mfe-a 1.0.0, mfe-a/remote.config.ts, slots: slot-nobody-offers',
      'mfe-c 1.0.0, mfe-c/remote.config.ts, slots: slot-nobody-offers',
    ]);
    await channel.promoteSet(setOfBuilds(builds));
    expect(await damageIn(channel)).toEqual([]);
  });

  it('is refused as a whole, and each finding says which release it is about', async () => {
    const channel = await aChannel(folderObjects(root));
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
    const promotion = channel.promoteSet(setOfBuilds(builds));
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
      (await refusalOf(channel.promoteSet(setOfBuilds(builds), { allow }))).map((one) => one.slice(0, 5)),
    ).toEqual(['mfe-b', 'mfe-b']);
  });

  it('is refused with two releases of it that claim one path', async () => {
    const channel = await aChannel(folderObjects(root));
    const builds = await Promise.all(
      ['mfe-a', 'mfe-b'].map((name) => aRemoteBuild(name, '1.0.0', { routes: [route('/same')] })),
    );
    await channel.publish(...builds);
    expect(await refusalOf(channel.promoteSet(setOfBuilds(builds)))).toHaveLength(2);
    expect(await liveOf(channel)).toEqual({ shell: '1.0.0' });
  });
});
