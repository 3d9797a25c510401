import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from './doctor';
import { folderObjects } from './objects/folder-objects';
import { canaried, canaryTakenBack, unitPromoted, withdrawn } from './registry-document';
import { aLiveStore, promoteIn, rollBackIn } from './testing/a-live-store';
import { aShell } from './testing/a-shell';
import { aBuild } from './testing/a-store';

let root: string;
let made: Awaited<ReturnType<typeof aLiveStore>>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-rollback-'));
  made = await aLiveStore(folderObjects(root));
  for (const version of ['3', '4']) {
    const { release, folder } = await aBuild('mfe-a', version, `mfe-a(${version})`);
    await made.store.releases.publish('mfe-a', release, folder, made.signer);
  }
});
afterEach(() => rm(root, { recursive: true }));

const promote = (version: string) => promoteIn(made.store, made.signer, 'mfe-a', version);
const back = (wish: Parameters<typeof rollBackIn>[3] = {}) =>
  rollBackIn(made.store, made.signer, 'mfe-a', wish);
const present = async () => {
  const { live, previous, canary } = (await made.store.registry('production')).remotes['mfe-a'] ?? {};
  return [live?.version, previous?.version, canary?.release.version];
};
const giveCanary = async (version: string) => {
  const release = await made.store.releases.read('mfe-a', version);
  const change = { action: 'canary', name: 'mfe-a', version, share: 0.1 } as const;
  await made.store.change('production', made.signer, change, (registry) => canaried(registry, release, 0.1));
};
/** As the watch of a canary does that found it worse. */
const takeCanaryBack = (version: string) =>
  made.store.change(
    'production',
    made.signer,
    { action: 'rollback', name: 'mfe-a', version, reason: 'it throws' },
    (registry) => canaryTakenBack(registry, 'mfe-a'),
  );
const expectWhole = async () => {
  const { findings } = await examine(made.store, 'production');
  expect(findings.filter(({ kind }) => kind === 'damage')).toEqual([]);
};

describe('a rollback', () => {
  it('goes on to ever earlier releases, and never to one that was taken back', async () => {
    for (const version of ['2', '3']) await promote(version);
    await back();
    expect(await present()).toEqual(['2', '1', undefined]);
    await back();
    expect(await present()).toEqual(['1', undefined, undefined]);
    await expect(back()).rejects.toThrow(
      /mfe-a 1 has no release before it to go back to in production: [23], [23] were taken back\. .*withdraw mfe-a/,
    );
    expect(await present()).toEqual(['1', undefined, undefined]);
    await expectWhole();
  });

  it('leaves no release that was taken back for browsers to go back to', async () => {
    for (const version of ['2', '3']) await promote(version);
    await back();
    await promote('4');
    await back();
    expect(await present()).toEqual(['2', '1', undefined]);
    await expectWhole();
  });

  it('goes to a release again that was promoted after it had been taken back', async () => {
    for (const version of ['2', '3']) await promote(version);
    await back();
    for (const version of ['3', '4']) await promote(version);
    await back();
    expect(await present()).toEqual(['3', '2', undefined]);
    await expectWhole();
  });

  it('goes where it is told, but not to what was never live or was taken back', async () => {
    for (const version of ['2', '3']) await promote(version);
    await expect(back({ to: '4' })).rejects.toThrow('mfe-a 4 was never live in production');
    await expect(back({ to: '3' })).rejects.toThrow('mfe-a 3 is live in production already');
    await back({ to: '1' });
    expect(await present()).toEqual(['1', undefined, undefined]);
    await expect(back({ to: '3' })).rejects.toThrow(
      /mfe-a 3 was taken back at .* \(it is worse\), .*promote mfe-a --version 3/,
    );
    await back({ to: '2' });
    expect(await present()).toEqual(['2', undefined, undefined]);
    await expectWhole();
  });

  it('changes nothing when another release is live than was expected', async () => {
    await promote('2');
    await expect(back({ expect: '1' })).rejects.toThrow(
      'What a rollback of mfe-a in production would take away is 2, not 1. Nothing was changed.',
    );
    expect(await present()).toEqual(['2', '1', undefined]);
    await back({ expect: '2' });
    expect(await present()).toEqual(['1', undefined, undefined]);
  });

  it('takes a canary away first, and then has nothing to do until it is told so', async () => {
    await promote('2');
    await giveCanary('3');
    await expect(back({ expect: '2' })).rejects.toThrow('take away is the canary 3 beside 2, not 2');
    await expect(back({ to: '1' })).rejects.toThrow('Roll the canary back first');
    await back({ expect: '3' });
    expect(await present()).toEqual(['2', '1', undefined]);
    await expect(back()).rejects.toThrow('There is nothing to roll back: the canary mfe-a 3 was taken back');
    await back({ to: '1' });
    expect(await present()).toEqual(['1', undefined, undefined]);
    await expectWhole();
  });

  it('does not take the good release away after a canary took itself back', async () => {
    await promote('2');
    await giveCanary('3');
    await takeCanaryBack('3');
    await expect(back()).rejects.toThrow(/nothing to roll back: .* 3 was taken back at .* \(it throws\)/);
    expect(await present()).toEqual(['2', '1', undefined]);
    await back({ expect: '2' });
    expect(await present()).toEqual(['1', undefined, undefined]);
    await expectWhole();
  });

  it('goes to no release that was withdrawn', async () => {
    await promote('2');
    const change = { action: 'withdraw', name: 'mfe-a', version: '2' } as const;
    await made.store.change('production', made.signer, change, (registry) => withdrawn(registry, 'mfe-a'));
    await expect(back()).rejects.toThrow('mfe-a has no live release');
    await promote('3');
    await back();
    expect(await present()).toEqual(['1', undefined, undefined]);
    await expectWhole();
  });

  it('does the same with the shell', async () => {
    const { store, signer } = made;
    for (const version of ['2', '3']) {
      const { release, folder } = await aShell(version);
      await store.releases.publish('shell', release, folder, signer);
      await store.change('production', signer, { action: 'promote', name: 'shell', version }, (registry) =>
        unitPromoted(registry, 'shell', version),
      );
    }
    const shell = async () => (await store.registry('production')).shell;
    await rollBackIn(store, signer, 'shell');
    expect(await shell()).toEqual({ live: '2', previous: '1' });
    await rollBackIn(store, signer, 'shell');
    expect(await shell()).toEqual({ live: '1' });
    await expect(rollBackIn(store, signer, 'shell')).rejects.toThrow(/: [23], [23] were taken back\.$/);
    await expectWhole();
  });
});
