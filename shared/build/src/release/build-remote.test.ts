import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { presentState } from './build-once';
import { buildRemote, remotePlan } from './build-remote';
import { keepRecord } from './inputs/record';

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
  const version = '0.1.0-0123456789';
  const folder = join(builds, 'mfe-help', version);
  await mkdir(folder, { recursive: true });
  const kept = { version, uses: { '@poku/shared/ui': ['Button'] }, types: { 'Button()': '>before' } };
  await writeFile(join(folder, 'release.json'), JSON.stringify(kept));
  const { settings, lock } = await presentState(await remotePlan('mfe-help'));
  const nothing = { read: {}, absent: [], bundled: [], packages: {}, code: '' };
  await keepRecord('mfe-help', { ...nothing, version, settings: settings.digest, lock: lock.digest }, 0);
  const { release, wasCached } = await buildRemote('mfe-help');
  expect(wasCached).toBe(true);
  expect(release.types?.['Button()']).toMatch(/^>[0-9a-f]{8}$/);
  expect(release.types).not.toHaveProperty('usePlatform()');
  const stored = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as Release;
  expect(stored).toEqual(release);
});
