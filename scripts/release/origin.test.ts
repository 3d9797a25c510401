import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originOf } from './origin';

let root: string;
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=Poku', '-c', 'user.email=poku@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-origin-'));
  await mkdir(join(root, 'mfe-a'));
  await mkdir(join(root, 'mfe-b'));
  for (const file of ['mfe-a/page.ts', 'mfe-a/page.test.ts', 'mfe-b/page.ts', 'tsconfig.json'])
    await writeFile(join(root, file), 'as committed');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'all');
});
afterEach(() => rm(root, { recursive: true }));

const origin = () => originOf(['mfe-a', 'tsconfig.json'], root);
const commit = () => git('rev-parse', 'HEAD').trim();

test('what is built from committed files has their commit', () => {
  expect(origin()).toEqual({ commit: commit() });
});

test.each(['mfe-a/page.ts', 'mfe-a/new.ts', 'tsconfig.json'])(
  'a changed or new %s is told with the commit',
  async (file) => {
    await writeFile(join(root, file), 'changed');
    expect(origin()).toEqual({ commit: commit(), hasUncommittedChanges: true });
  },
);

test('changes that do not count for the build are no changes of it', async () => {
  for (const file of ['mfe-a/page.test.ts', 'mfe-a/README.md', 'mfe-b/page.ts'])
    await writeFile(join(root, file), 'changed');
  expect(origin()).toEqual({ commit: commit() });
});

test('outside a checkout nothing is known', async () => {
  await rm(join(root, '.git'), { recursive: true });
  expect(origin()).toEqual({ commit: 'unknown' });
});
