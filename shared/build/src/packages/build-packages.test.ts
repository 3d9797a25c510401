import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildPackages, publishedManifest } from './build-packages';

let target: string;
beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'poku-packages-'));
  await buildPackages(target);
});
afterAll(() => rm(target, { recursive: true, force: true }));

const names = ['contract', 'domain', 'platform', 'kit', 'flows', 'testing', 'embed'];

test.each(names)('every export of %s has its script and its declarations', async (name) => {
  const folder = join(target, name);
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { types: string; default: string }>;
  };
  const files = (await readdir(folder, { recursive: true })).map((file) => `./${file}`);
  expect(Object.keys(exports).length).toBeGreaterThan(0);
  for (const { types, default: script } of Object.values(exports)) {
    for (const path of [types, script]) {
      const [before = '', after = ''] = path.split('*');
      expect(files.filter((file) => file.startsWith(before) && file.endsWith(after))).not.toEqual([]);
    }
  }
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

test('the declarations of the React component bring the JSX of the element along', async () => {
  expect(await readFile(join(target, 'embed/types/react.d.ts'), 'utf8')).toContain(`'./react-element'`);
  expect(await readFile(join(target, 'embed/types/react-element.d.ts'), 'utf8')).toContain(
    `declare module 'react'`,
  );
});

test('a built package runs without a compiler', async () => {
  const numbers = pathToFileURL(join(target, 'domain/numbers.js')).href;
  const program = `import(${JSON.stringify(numbers)}).then((all) => console.log(all.formatPoints(12500)))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  expect(stdout.trim()).toBe('12.500 poin');
});

test('nothing stays in the folder but the packages', async () => {
  expect((await readdir(target)).sort()).toEqual([...names].sort());
  expect(existsSync(join(target, 'kit/LICENSE'))).toBe(true);
});

test('a published manifest asks for React once and names no source', () => {
  const manifest = publishedManifest({
    name: '@poku/x',
    version: '1.0.0',
    license: 'MIT',
    description: 'x',
    sideEffects: false,
    exports: { '.': './src/index.ts', './calls/*': './src/calls/*.ts' },
    dependencies: { react: '1.0.0', axios: '2.0.0' },
    peerDependencies: { msw: '3.0.0' },
  });
  expect(manifest).toMatchObject({
    exports: {
      '.': { types: './types/index.d.ts', default: './index.js' },
      './calls/*': { types: './types/calls/*.d.ts', default: './calls/*.js' },
    },
    dependencies: { axios: '2.0.0' },
    peerDependencies: { react: '1.0.0', msw: '3.0.0' },
  });
});
