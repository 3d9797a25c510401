import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originOf } from './origin';

const lock = (uqr: string, jest = '30.0.0'): string =>
  JSON.stringify({
    packages: {
      'node_modules/uqr': { version: uqr, integrity: 'sha512-a' },
      'node_modules/jest': { version: jest, integrity: 'sha512-b' },
    },
  });

let root: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Poku', '-c', 'user.email=poku@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-origin-'));
  await mkdir(join(root, 'mfe-a'));
  for (const file of ['mfe-a/page.ts', 'mfe-a/types.ts', 'tsconfig.json'])
    await writeFile(join(root, file), 'as committed');
  await writeFile(join(root, 'package-lock.json'), lock('0.1.3'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
});
afterEach(() => rm(root, { recursive: true }));

const origin = (uqr = '0.1.3') =>
  originOf(
    {
      files: ['mfe-a/page.ts', 'mfe-a/new.ts', 'tsconfig.json'],
      packages: { 'node_modules/uqr': `${uqr} sha512-a` },
    },
    root,
  );
const commit = () => git('rev-parse', 'HEAD').trim();

test('what is built from committed files has their commit', () => {
  expect(origin()).toEqual({ commit: commit() });
});

test.each(['mfe-a/page.ts', 'mfe-a/new.ts', 'tsconfig.json'])(
  'a changed or new %s is told with the commit',
  async (file) => {
    await writeFile(join(root, file), 'changed');
    expect(origin()).toEqual({ commit: commit(), hasUncommittedChanges: true });
    git('add', '.');
    expect(origin()).toEqual({ commit: commit(), hasUncommittedChanges: true });
  },
);

test('what the build did not read may be changed', async () => {
  for (const file of ['mfe-a/types.ts', 'mfe-a/page.test.ts', 'README.md'])
    await writeFile(join(root, file), 'changed');
  await writeFile(join(root, 'package-lock.json'), lock('0.1.3', '31.0.0'));
  expect(origin()).toEqual({ commit: commit() });
});

test('a package that is built in and was never committed is told', async () => {
  await writeFile(join(root, 'package-lock.json'), lock('0.1.4'));
  expect(origin('0.1.4')).toEqual({ commit: commit(), hasUncommittedChanges: true });
});

test('outside a checkout nothing is known', async () => {
  await rm(join(root, '.git'), { recursive: true });
  expect(origin()).toEqual({ commit: 'unknown' });
});
