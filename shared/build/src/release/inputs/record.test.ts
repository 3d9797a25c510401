import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildRecord, fingerprint, keepRecord, presentRecord } from './record';
import { sha256 } from './sources';

const FILES: Readonly<Record<string, string>> = {
  'package.json': 'page',
  'tsconfig.base.json': 'types only',
};
const read = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [path, sha256(text)]));
const RECORD: BuildRecord = {
  version: '0.1.0-0123456789',
  settings: 'settings',
  lock: 'lock',
  bundled: ['package.json'],
  packages: {},
  code: 'code',
  read,
  absent: ['package.tsx'],
};
const LATER = Date.now() + 3_600_000;

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

const found = (files: Readonly<Record<string, string>> = {}, by: object = {}) =>
  presentRecord('mfe-a', { settings: 'settings', lock: 'lock', ...by }, (path) => {
    const text = { ...FILES, ...files }[path];
    return Promise.resolve(text === undefined ? undefined : sha256(text));
  });

test('a build is known while all that it read stands as it stood', async () => {
  expect(await found()).toBeUndefined();
  await keepRecord('mfe-a', RECORD, LATER);
  expect(await found()).toEqual(RECORD);
  expect(await found({ 'package.test.ts': 'a file that it did not read' })).toEqual(RECORD);
});

test.each([
  ['a file that is bundled', { 'package.json': 'page.' }, {}],
  ['a file that was only looked at, which may import another one now', { 'tsconfig.base.json': '.' }, {}],
  ['a new file that would be taken instead', { 'package.tsx': 'new' }, {}],
  ['another configuration', {}, { settings: 'others' }],
  ['another package', {}, { lock: 'other' }],
])('%s is a reason to build', async (_, files, by) => {
  await keepRecord('mfe-a', RECORD, LATER);
  expect(await found(files, by)).toBeUndefined();
});

test('of several builds the one of these sources is found', async () => {
  const other = { ...RECORD, version: '0.1.0-9876543210', read: { 'package.json': sha256('other') } };
  await keepRecord('mfe-a', RECORD, LATER);
  await keepRecord('mfe-a', other, LATER);
  expect((await found())?.version).toBe(RECORD.version);
  expect((await found({ 'package.json': 'other' }))?.version).toBe(other.version);
});

test('a build whose sources changed while it ran is not kept in mind', async () => {
  await keepRecord('mfe-a', RECORD, 0);
  expect(await found()).toBeUndefined();
});

test('a version is made of all that is in the scripts, in whatever order it is told', () => {
  const parts = { settings: 's', files: { a: '1', b: '2' }, packages: { p: '1', q: '2' }, code: 'c' };
  const same = { ...parts, files: { b: '2', a: '1' }, packages: { q: '2', p: '1' } };
  expect(fingerprint(same)).toBe(fingerprint(parts));
  const others = [
    { ...parts, settings: 't' },
    { ...parts, code: 'd' },
    { ...parts, files: { a: '1', b: '3' } },
    { ...parts, files: { a: '1' } },
    { ...parts, packages: { p: '1', q: '3' } },
  ];
  expect(new Set([parts, ...others].map(fingerprint)).size).toBe(1 + others.length);
});
