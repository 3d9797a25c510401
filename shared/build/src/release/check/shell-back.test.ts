import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from '../doctor';
import { folderObjects } from '../objects/folder-objects';
import { unitWentBack } from '../registry-document';
import { aChannel } from '../testing/a-channel';
import { rollBackIn } from '../testing/a-live-store';
import { aRemoteBuild, aShellBuild } from '../testing/a-remote-build';
import { isError } from './finding';
import { judgeShellBack } from './shell-back';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-shell-back-'));
});
afterEach(() => rm(root, { recursive: true }));

const NEWER = '1.900.0';

/** A channel whose shell gives a newer contract than the one before it, and `mfe-a`, which needs that. */
const aNewerChannel = async (older: readonly string[] = ['1.0.0']) => {
  const live = await aChannel(folderObjects(root));
  for (const version of older) await live.release({ build: await aRemoteBuild('mfe-a', version) });
  await live.release({ build: await aRemoteBuild('mfe-b', '1.0.0') });
  await live.promoteShell(await aShellBuild('2.0.0', { contractVersion: NEWER }));
  await live.release({ build: await aRemoteBuild('mfe-a', '2.0.0', { contractVersion: NEWER }) });
  return live;
};

/** What is said of going back to the first shell. */
const errorsOf = async ({ store }: Awaited<ReturnType<typeof aNewerChannel>>) =>
  (await judgeShellBack(store, await store.registry('production'), '1.0.0', [])).filter(isError);

describe('an earlier shell', () => {
  it('is refused while a live remote needs a newer contract, with what to roll back together', async () => {
    const live = await aNewerChannel();
    const [finding, ...more] = await errorsOf(live);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ code: 'contract-newer' });
    expect(finding?.where).toContain('mfe-a 2.0.0');
    expect(finding?.fix).toContain('rollback mfe-a --to 1.0.0 --channel production');
    await rollBackIn(live.store, live.signer, 'mfe-a', { to: '1.0.0' });
    expect(await errorsOf(live)).toEqual([]);
  });

  it('is refused with the remote to withdraw, when no release of it can run there', async () => {
    const [finding] = await errorsOf(await aNewerChannel([]));
    expect(finding?.fix).toContain('withdraw mfe-a --channel production');
  });

  it('is damage that the doctor finds, when it went live past the commands', async () => {
    const live = await aNewerChannel();
    const damage = async () =>
      (await examine(live.store, 'production')).findings
        .filter(({ kind, where }) => kind === 'damage' && where.startsWith('mfe-'))
        .map(({ where, what }) => `${where}: ${what}`);
    expect(await damage()).toEqual([]);
    const change = { action: 'rollback', name: 'shell', version: '2.0.0', to: '1.0.0' } as const;
    await live.store.change('production', live.signer, change, (registry) =>
      unitWentBack(registry, 'shell', { live: '1.0.0' }),
    );
    const found = await damage();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`mfe-a 2.0.0: mfe-a 2.0.0 was built against contract ${NEWER}`);
  });
});
