import { createHash } from 'node:crypto';
import { cp, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteDefinition, remoteNames } from '@poku/build/remotes';
import type { RemoteDefinition } from '@poku/contract';
import { ROOT } from '@poku/tooling';
import { planRemote } from './plan';
import { writeRemote } from './write';

const run = promisify(execFile);
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

let root: string;
let lock: string;
let others: readonly RemoteDefinition[];

/** As much of the repository as a new remote touches, with packages that are those of the lock file. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-new-remote-'));
  for (const file of ['package.json', 'package-lock.json', '.oxfmtrc.json'])
    await cp(join(ROOT, file), join(root, file));
  for (const folder of ['shared/contract', 'node_modules/react']) {
    await mkdir(join(root, folder), { recursive: true });
    await cp(join(ROOT, folder, 'package.json'), join(root, folder, 'package.json'));
  }
  lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  await writeFile(join(root, 'node_modules/.poku-installed'), sha256(lock));
  others = await Promise.all((await remoteNames()).map(remoteDefinition));
});
afterEach(() => rm(root, { recursive: true }));

const make = async (name: string, path?: string) => {
  const plan = await planRemote({ name, root, others, ...(path !== undefined && { path }) });
  await writeRemote(root, name, plan);
  return plan;
};
const textOf = (path: string) => readFile(join(root, path), 'utf8');

test('a new remote has a page, a widget behind all others, tests of both and a journey', async () => {
  const plan = await make('mfe-gift-cards');
  expect([...plan.keys()].sort()).toEqual([
    'e2e/journeys/mfe-gift-cards.spec.ts',
    'mfe-gift-cards/package.json',
    'mfe-gift-cards/remote.config.ts',
    'mfe-gift-cards/src/features/read-partners/read-partners.ts',
    'mfe-gift-cards/src/pages/gift-cards/gift-cards.page.test.tsx',
    'mfe-gift-cards/src/pages/gift-cards/gift-cards.page.tsx',
    'mfe-gift-cards/src/pages/gift-cards/gift-cards.placeholder.tsx',
    'mfe-gift-cards/src/pages/gift-cards/intro.ts',
    'mfe-gift-cards/src/pages/gift-cards/loader.ts',
    'mfe-gift-cards/src/pages/gift-cards/partner-list.tsx',
    'mfe-gift-cards/src/paths.ts',
    'mfe-gift-cards/src/placeholders.test.tsx',
    'mfe-gift-cards/src/widgets/gift-cards/gift-cards.widget.test.tsx',
    'mfe-gift-cards/src/widgets/gift-cards/gift-cards.widget.tsx',
    'mfe-gift-cards/src/wording/gift-cards.ts',
    'mfe-gift-cards/webpack.config.ts',
    'package-lock.json',
  ]);
  const config = await textOf('mfe-gift-cards/remote.config.ts');
  expect(config).toContain("path: '/gift-cards'");
  const orders = others.flatMap(({ slots }) => slots).filter(({ slot }) => slot === 'dashboard');
  const order = Number(/order: (\d+)/.exec(config)?.[1]);
  expect(order).toBeGreaterThan(Math.max(...orders.map((claim) => claim.order)));
  expect(await textOf('mfe-gift-cards/src/wording/gift-cards.ts')).toContain("title: 'Gift Cards'");
  for (const text of plan.values()) expect(text).not.toMatch(/\{\{\w+\}\}/);
});

test('the lock file names the workspace as npm would, and no other line of it changes', async () => {
  await make('mfe-rewards');
  const [before, after] = [lock.split('\n'), (await textOf('package-lock.json')).split('\n')];
  const added = after.filter((line) => !before.includes(line));
  expect(added.map((line) => line.trim())).toEqual([
    '"mfe-rewards": {',
    '"name": "@poku/mfe-rewards",',
    '"node_modules/@poku/mfe-rewards": {',
    '"resolved": "mfe-rewards",',
  ]);
  expect(after.length - before.length).toBe(19);
  const { packages } = JSON.parse(await textOf('package-lock.json')) as {
    packages: Record<string, unknown>;
  };
  const { 'mfe-rewards': folder, 'node_modules/@poku/mfe-rewards': link, ...rest } = packages;
  expect(rest).toEqual((JSON.parse(lock) as { packages: object }).packages);
  const names = Object.keys(packages);
  expect(names).toEqual([...names].sort((left, right) => left.localeCompare(right, 'en')));
  expect(link).toEqual({ resolved: 'mfe-rewards', link: true });
  expect(folder).toMatchObject({ name: '@poku/mfe-rewards', version: '0.1.0' });
});

test('nothing has to be installed afterwards', async () => {
  await make('mfe-rewards');
  const marker = await textOf('node_modules/.poku-installed');
  expect(marker).toBe(sha256(await textOf('package-lock.json')));
  expect((await lstat(join(root, 'node_modules/@poku/mfe-rewards'))).isSymbolicLink()).toBe(true);
  expect(await textOf('node_modules/@poku/mfe-rewards/package.json')).toContain('"@poku/mfe-rewards"');
});

test('packages that were not those of the lock file are still to be installed', async () => {
  await writeFile(join(root, 'node_modules/.poku-installed'), 'of another lock file');
  await make('mfe-rewards');
  expect(await textOf('node_modules/.poku-installed')).toBe('of another lock file');
});

test('its types hold', async () => {
  await make('mfe-gift-cards');
  await rm(join(root, 'node_modules'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  const project = {
    extends: join(ROOT, 'tsconfig.web.json'),
    include: ['mfe-*/src', 'mfe-*/remote.config.ts'],
  };
  await writeFile(join(root, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const checked = await run(process.execPath, [compiler, '-p', root]).catch(
    ({ stdout }: { readonly stdout: string }) => ({ stdout }),
  );
  expect(checked.stdout).toBe('');
}, 30_000);

describe('is refused, and nothing is written', () => {
  const content = () => readdir(root, { recursive: true });

  it.each([
    ['rewards', undefined, 'it begins with mfe-'],
    ['mfe-', undefined, 'it begins with mfe-'],
    ['mfe-Rewards', undefined, 'small letters and digits'],
    ['mfe-3d', undefined, 'small letters and digits'],
    ['mfe-a--b', undefined, 'small letters and digits'],
    ['mfe-../x', undefined, 'small letters and digits'],
    [`mfe-${'x'.repeat(40)}`, undefined, 'more than 40 characters'],
    ['mfe-help', undefined, 'There is a remote "mfe-help" already.'],
    [
      'mfe-feedback',
      undefined,
      'The path /feedback is not free: mfe-help claims it. Choose another one with --path.',
    ],
    ['mfe-x', '/faq/contact/send-report', 'is not free: mfe-help claims it'],
    [
      'mfe-x',
      '/kategori/5',
      "is not free: it lies inside /kategori/:categoryId of mfe-catalogue. Choose another one with --path. Or let mfe-catalogue write '/kategori/5': 'mfe-x' into grants",
    ],
    ['mfe-sandbox', undefined, 'the site serves files under /sandbox/'],
    ['mfe-x', '/kategori/:id', 'cannot be the path of a page'],
    ['mfe-dashboard', undefined, "The path /dashboard is the shell's own"],
    ['mfe-gateway', undefined, 'the site serves files under /gateway/'],
    ['mfe-x', 'rewards', 'cannot be the path of a page'],
    ['mfe-x', '/rewards/', 'cannot be the path of a page'],
    ['mfe-x', '/', 'cannot be the path of a page'],
  ])('%s at %s: %s', async (name, path, message) => {
    const before = await content();
    await expect(make(name, path)).rejects.toThrow(message);
    expect(await content()).toEqual(before);
  });

  it.each(['mfe-rewards', 'e2e/journeys/mfe-rewards.spec.ts'])('when %s is there already', async (path) => {
    await mkdir(join(root, path), { recursive: true });
    const before = await content();
    await expect(make('mfe-rewards')).rejects.toThrow(`${path} is there already; nothing was written.`);
    expect(await content()).toEqual(before);
    expect(await textOf('package-lock.json')).toBe(lock);
  });
});

test('a path inside one of another remote can be given when that one lets it go', async () => {
  const granting = (remote: RemoteDefinition): RemoteDefinition =>
    remote.name === 'mfe-catalogue' ? { ...remote, grants: { '/kategori/5': 'mfe-x' } } : remote;
  others = others.map(granting);
  await expect(make('mfe-y', '/kategori/5')).rejects.toThrow('is not free');
  await make('mfe-x', '/kategori/5');
  expect(await textOf('mfe-x/remote.config.ts')).toContain("path: '/kategori/5'");
});

test('another path can be given', async () => {
  await make('mfe-feedback', '/poin/ulasan');
  expect(await textOf('mfe-feedback/remote.config.ts')).toContain("path: '/poin/ulasan'");
});
