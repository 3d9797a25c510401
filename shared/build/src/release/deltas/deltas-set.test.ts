import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderObjects } from '../objects/folder-objects';
import { aChannel } from '../testing/a-channel';
import { route } from '../testing/a-live-channel';
import { aRemoteBuild, MODULES } from '../testing/a-remote-build';
import { damageIn } from '../testing/look-at';

const NAMES = ['mfe-a', 'mfe-b'];

/** Code of a page that nothing repeats in, with the version in it. */
const pageCode = (version: string): string => {
  const hashes = Array.from({ length: 100 }, (_, index) =>
    createHash('sha256').update(String(index)).digest('hex'),
  );
  return `${MODULES.page};const told=${JSON.stringify([...hashes, version])};`;
};

test('deltas are written of each release of a set that goes live', async () => {
  const root = await mkdtemp(join(tmpdir(), 'poku-set-deltas-'));
  const channel = await aChannel(folderObjects(root));
  for (const version of ['1.0.0', '2.0.0']) {
    const modules = { ...MODULES, page: pageCode(version) };
    for (const name of NAMES)
      await channel.publish(await aRemoteBuild(name, version, { routes: [route(`/${name}`)] }, modules));
    await channel.promoteSet(Object.fromEntries(NAMES.map((name) => [name, version])));
  }
  const deltas = await channel.store.objects.list('deltas/');
  for (const name of NAMES)
    expect(deltas.filter((key) => key.includes(`${name}/2.0.0/page-home`))).toHaveLength(1);
  expect(await damageIn(channel)).toEqual([]);
  await rm(root, { recursive: true });
});
