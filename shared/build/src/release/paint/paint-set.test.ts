import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import { SHELL_CODE } from '../testing/a-painter';
import { aPaintedChannel, aPaintedRemote, aPaintingShell } from '../testing/a-painted-channel';
import { damageIn, headOf, setOfBuilds } from '../testing/look-at';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-set-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('a set of releases', () => {
  it('is painted for the state after: all of it by the shell of the set', async () => {
    const channel = await aPaintedChannel(folderObjects(root));
    const code = SHELL_CODE.replaceAll('<p>', '<p class="x">');
    const builds = [await aPaintedRemote('mfe-a', '2.0.0', 'dua'), await aPaintingShell('3.0.0', code)];
    await channel.publish(...builds);
    const count = (await channel.store.objects.list('painted/')).length;
    await channel.promoteSet(setOfBuilds(builds));
    const { painted = {} } = await headOf(channel);
    const textOf = async (name: string) =>
      (await channel.store.objects.read(`painted/${painted[name]}.json`))?.bytes.toString() ?? '';
    expect(await textOf('mfe-a')).toContain('<p class=\\"x\\">dua');
    expect(await textOf('mfe-b')).toContain('<p class=\\"x\\">lain');
    // Each is painted once: nothing of the new release in the old shell, or of the old one in the new.
    expect((await channel.store.objects.list('painted/')).length).toBe(count + 3);
    expect(await damageIn(channel)).toEqual([]);
  });

  it('without the shell leaves what is painted of others', async () => {
    const channel = await aPaintedChannel(folderObjects(root));
    const { painted: before } = await headOf(channel);
    const more = [
      await aPaintedRemote('mfe-a', '2.0.0', 'dua'),
      await aPaintedRemote('mfe-c', '1.0.0', 'tiga'),
    ];
    await channel.publish(...more);
    await channel.promoteSet(setOfBuilds(more));
    const { painted } = await headOf(channel);
    expect(painted?.['mfe-a']).not.toBe(before?.['mfe-a']);
    expect(painted).toMatchObject({ 'mfe-b': before?.['mfe-b'], shell: before?.shell });
    expect(Object.keys(painted ?? {}).sort()).toEqual(['mfe-a', 'mfe-b', 'mfe-c', 'shell']);
    expect(await damageIn(channel)).toEqual([]);
  });
});
