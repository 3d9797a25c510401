import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerConfig } from '../../webpack/shell-config';
import { DEFAULT_CHANNEL, openStore } from '../channel';
import { compile } from '../../webpack/compile';
import { describeFiles } from '../files';
import { storeFolder } from '../home';
import { ownSigner } from '../keys/key-home';
import type { ShellRelease } from '../registry-document';

/**
 * Publishes the live shell once more, as it is, but with the service worker of the present sources: what `publish shell` makes of a
 * change that reaches the worker alone, without building the shell. Prints its version. A program of its own.
 */
const store = await openStore();
const live = (await store.registry(DEFAULT_CHANNEL)).shell?.live;
if (live === undefined) throw new Error('No shell is live.');
const { files, ...facts } = await store.releases.read<ShellRelease>('shell', live);
const version = `${live}-worker-${Date.now()}`;
const work = await mkdtemp(join(tmpdir(), 'poku-worker-'));
try {
  const [apart, folder] = [join(work, 'worker'), join(work, 'shell')];
  const scripts = files.map(({ name }) => name).filter((name) => name !== 'sw.js');
  const addresses = scripts.map((name) => `/shell/${version}/${name}`);
  await compile(workerConfig(addresses, apart));
  const [worker] = await describeFiles(apart);
  if (worker?.name !== 'sw.js') throw new Error('The build made no worker.');
  await cp(join(storeFolder(), 'shell', live), folder, {
    recursive: true,
    filter: (path) => !/\.json(?:\.br)?$/.test(path),
  });
  await cp(apart, folder, { recursive: true });
  const release: ShellRelease = {
    ...facts,
    version,
    files: files.map((file) => (file.name === 'sw.js' ? worker : file)),
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  await store.releases.publish('shell', release, folder, await ownSigner());
  console.log(version);
} finally {
  await rm(work, { recursive: true });
}
