import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { examine } from './doctor';
import { folderObjects } from './objects/folder-objects';
import { canaried } from './registry-document';
import type { Revision } from './revision';
import { rollBackSet } from './rollback-set';
import { ReleaseStore } from './store';
import { aChannel } from './testing/a-channel';
import { route } from './testing/a-live-channel';
import { overtaken } from './testing/overtaken';
import { aRemoteBuild, aShellBuild } from './testing/a-remote-build';

const NEWER = '1.900.0';

let root: string;
let channel: Awaited<ReturnType<typeof aChannel>>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-set-back-'));
  channel = await aChannel(folderObjects(root));
});
afterEach(() => rm(root, { recursive: true }));

/** Publishes remotes and promotes them together, by `<name>@<version>`. */
const promote = async (releases: Readonly<Record<string, Partial<Release>>>) => {
  const set: Record<string, string> = {};
  for (const [key, facts] of Object.entries(releases)) {
    const [name = '', version = ''] = key.split('@');
    await channel.publish(await aRemoteBuild(name, version, facts));
    set[name] = version;
  }
  return channel.promoteSet(set);
};
const back = (
  names: readonly string[],
  options: Parameters<typeof rollBackSet>[5] = {},
  store = channel.store,
) => rollBackSet(store, 'production', channel.signer, names, 'it is worse', options);
const headOf = () => channel.store.registry('production') as Promise<Revision>;
const liveOf = async () => {
  const { shell, remotes } = await headOf();
  const told = Object.entries(remotes).map(([name, { live, previous }]) => [
    name,
    [live?.version, previous?.version],
  ]);
  return { shell: shell?.live, ...Object.fromEntries(told) } as Record<string, unknown>;
};
const expectWhole = async () => {
  const { findings } = await examine(channel.store, 'production');
  expect(findings.filter(({ kind }) => kind === 'damage')).toEqual([]);
};

describe('after a set went live', () => {
  beforeEach(async () => {
    await promote({ 'mfe-a@1.0.0': {}, 'mfe-b@1.0.0': {} });
    await promote({ 'mfe-a@2.0.0': {}, 'mfe-b@2.0.0': {} });
  });

  it('one of it is rolled back as after a promotion of its own', async () => {
    const { parts } = await back(['mfe-a']);
    expect(parts).toEqual([{ action: 'rollback', name: 'mfe-a', version: '2.0.0', to: '1.0.0' }]);
    expect((await headOf()).change).toMatchObject({
      action: 'rollback',
      name: 'mfe-a',
      reason: 'it is worse',
    });
    expect(await liveOf()).toMatchObject({ 'mfe-a': ['1.0.0', undefined], 'mfe-b': ['2.0.0', '1.0.0'] });
    await expect(back(['mfe-a'])).rejects.toThrow('2.0.0 was taken back');
    await expectWhole();
  });

  it('all of it is taken back in one state, and then no rollback goes to it', async () => {
    const { revision } = await headOf();
    await back(['mfe-a', 'mfe-b']);
    const after = await headOf();
    expect(after.revision).toBe(revision + 1);
    expect(after.change).toEqual({
      action: 'rollback',
      name: '*',
      version: '*',
      reason: 'it is worse',
      set: ['mfe-a', 'mfe-b'].map((name) => ({ action: 'rollback', name, version: '2.0.0', to: '1.0.0' })),
    });
    expect(await liveOf()).toMatchObject({ 'mfe-a': ['1.0.0', undefined], 'mfe-b': ['1.0.0', undefined] });
    await promote({ 'mfe-a@3.0.0': {} });
    await back(['mfe-a']);
    expect(await liveOf()).toMatchObject({ 'mfe-a': ['1.0.0', undefined] });
    await expect(back(['mfe-b'], { to: '2.0.0' })).rejects.toThrow('2.0.0 was taken back');
    await expectWhole();
  });

  it('nothing of it is taken back when one of it cannot be, or has changed meanwhile', async () => {
    await back(['mfe-b']);
    const before = await headOf();
    await expect(back(['mfe-a', 'mfe-b'])).rejects.toThrow(/mfe-b 1\.0\.0 has no release before it/);
    expect(await headOf()).toEqual(before);
    await promote({ 'mfe-b@3.0.0': {} });
    const objects = overtaken(channel.store.objects, () => promote({ 'mfe-b@4.0.0': {} }));
    const late = new ReleaseStore({ objects, rootKey: channel.rootKey });
    await expect(back(['mfe-a', 'mfe-b'], {}, late)).rejects.toThrow(
      'mfe-b has changed in production meanwhile',
    );
    expect(await liveOf()).toMatchObject({ 'mfe-a': ['2.0.0', '1.0.0'], 'mfe-b': ['4.0.0', '3.0.0'] });
  });

  it('a canary of one of it goes, and what is live of that one stays', async () => {
    const build = await aRemoteBuild('mfe-b', '3.0.0');
    await channel.publish(build);
    const change = { action: 'canary', name: 'mfe-b', version: '3.0.0', share: 0.1 } as const;
    await channel.store.change('production', channel.signer, change, (registry) =>
      canaried(registry, build.release, 0.1),
    );
    await back(['mfe-a', 'mfe-b']);
    expect(await liveOf()).toMatchObject({ 'mfe-a': ['1.0.0', undefined], 'mfe-b': ['2.0.0', '1.0.0'] });
    expect((await headOf()).remotes['mfe-b']?.canary).toBeUndefined();
    await expect(back(['mfe-b'])).rejects.toThrow('There is nothing to roll back: the canary mfe-b 3.0.0');
    await expectWhole();
  });
});

describe('a page that moved with a set', () => {
  beforeEach(async () => {
    await promote({ 'mfe-a@1.0.0': { routes: [route('/a')] } });
    await promote({ 'mfe-a@2.0.0': {}, 'mfe-new@1.0.0': { routes: [route('/a')] } });
  });

  it('does not come back to the one while the other has it, with what to do', async () => {
    const before = await headOf();
    await expect(back(['mfe-a'])).rejects.toThrow(
      /^mfe-a 1\.0\.0 has \/a, which mfe-new has now\. .*rollback mfe-a mfe-new --together/,
    );
    expect(await headOf()).toEqual(before);
  });

  it('comes back with both, and a remote that came with the set goes with it', async () => {
    const { parts } = await back(['mfe-a', 'mfe-new']);
    expect(parts.map(({ action }) => action)).toEqual(['rollback', 'withdraw']);
    expect(await liveOf()).toEqual({ shell: '1.0.0', 'mfe-a': ['1.0.0', undefined] });
    await expectWhole();
    await promote({ 'mfe-a@3.0.0': {}, 'mfe-new@2.0.0': { routes: [route('/a')] } });
    await back(['mfe-a', 'mfe-new']);
    expect(await liveOf()).toEqual({ shell: '1.0.0', 'mfe-a': ['1.0.0', undefined] });
    await expect(back(['mfe-a', 'mfe-new'])).rejects.toThrow('mfe-new has no live release');
    await expectWhole();
  });
});

describe('a set with the shell', () => {
  beforeEach(async () => {
    await promote({ 'mfe-a@1.0.0': {}, 'mfe-b@1.0.0': {} });
    await channel.publish(
      await aShellBuild('2.0.0', { contractVersion: NEWER }),
      await aRemoteBuild('mfe-a', '2.0.0', { contractVersion: NEWER }),
    );
    await channel.promoteSet({ shell: '2.0.0', 'mfe-a': '2.0.0' });
  });

  it('is taken back by the gate of the shell, which sees the state after', async () => {
    await expect(back(['shell'])).rejects.toThrow('contract-newer');
    await back(['mfe-a', 'shell']);
    expect(await liveOf()).toMatchObject({ shell: '1.0.0', 'mfe-a': ['1.0.0', undefined] });
    await expectWhole();
  });

  it('is not taken back while a remote outside of it needs the newer shell', async () => {
    await promote({ 'mfe-b@2.0.0': { contractVersion: NEWER } });
    await expect(back(['mfe-a', 'shell'])).rejects.toThrow(/contract-newer[^]*mfe-b 2\.0\.0/);
    expect(await liveOf()).toMatchObject({ shell: '2.0.0', 'mfe-a': ['2.0.0', '1.0.0'] });
  });
});
