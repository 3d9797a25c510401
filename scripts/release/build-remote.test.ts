import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/shared/contract';
import { buildRemote, sourceVersion } from './build-remote';

let builds: string;
const { POKU_BUILDS } = process.env;
beforeEach(async () => {
  builds = await mkdtemp(join(tmpdir(), 'poku-builds-'));
  process.env.POKU_BUILDS = builds;
});
afterEach(async () => {
  if (POKU_BUILDS === undefined) delete process.env.POKU_BUILDS;
  else process.env.POKU_BUILDS = POKU_BUILDS;
  await rm(builds, { recursive: true });
});

it('a kept build of the same sources says the types of today', async () => {
  const version = await sourceVersion('mfe-help');
  const folder = join(builds, 'mfe-help', version);
  await mkdir(folder, { recursive: true });
  const kept = { version, uses: { '@poku/shared/ui': ['Button'] }, types: { 'Button()': '>before' } };
  await writeFile(join(folder, 'release.json'), JSON.stringify(kept));
  const { release, wasCached } = await buildRemote('mfe-help');
  expect(wasCached).toBe(true);
  expect(release.types?.['Button()']).toMatch(/^>[0-9a-f]{8}$/);
  expect(release.types).not.toHaveProperty('usePlatform()');
  const stored = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
  expect(stored).toEqual(release);
});
