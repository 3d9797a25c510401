import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '@poku/tooling';
import { buildPackages, publishedManifest } from './build-packages';

let target: string;
beforeAll(async () => {
  target = await mkdtemp(join(tmpdir(), 'poku-packages-'));
  await buildPackages(target);
});
afterAll(() => rm(target, { recursive: true, force: true }));

const names = ['contract', 'domain', 'platform', 'kit', 'flows', 'testing', 'embed', 'build', 'create'];
const run = promisify(execFile);

test.each(names)(
  'every export of %s has its script and its declarations, and its command is there',
  async (name) => {
    const folder = join(target, name);
    const { exports, bin = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, { types?: string; default: string }>;
      bin?: Record<string, string>;
    };
    const files = (await readdir(folder, { recursive: true })).map((file) => `./${file}`);
    expect([...Object.keys(exports), ...Object.keys(bin)].length).toBeGreaterThan(0);
    for (const file of Object.values(bin)) expect(files).toContain(file);
    for (const { types, default: script } of Object.values(exports)) {
      // What is JavaScript as it is written has no declarations.
      expect(types !== undefined || script.endsWith('.mjs')).toBe(true);
      for (const path of [types ?? script, script]) {
        const [before = '', after = ''] = path.split('*');
        expect(files.filter((file) => file.startsWith(before) && file.endsWith(after))).not.toEqual([]);
      }
    }
    expect(files.filter((file) => /\.test\.[^.]+$/.test(file))).toEqual([]);
  },
);

test('the declarations of the React component bring the JSX of the element along', async () => {
  expect(await readFile(join(target, 'embed/types/react.d.ts'), 'utf8')).toContain(`'./react-element'`);
  expect(await readFile(join(target, 'embed/types/react-element.d.ts'), 'utf8')).toContain(
    `declare module 'react'`,
  );
});

test('a built package runs without a compiler', async () => {
  const numbers = pathToFileURL(join(target, 'domain/numbers.js')).href;
  const program = `import(${JSON.stringify(numbers)}).then((all) => console.log(all.formatPoints(12500)))`;
  const { stdout } = await run(process.execPath, ['-e', program]);
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

/** Each call of its command builds, or checks types. */
const TEAM_MS = 240_000;

describe("in a team's repository", () => {
  let team: string;
  /** The packages are installed in it; what they need is found in the folders above. */
  beforeAll(async () => {
    await mkdir(join(ROOT, '.poku'), { recursive: true });
    team = await mkdtemp(join(ROOT, '.poku/team-'));
    await run(process.execPath, [join(target, 'create/bin/create.mjs'), 'mfe-rewards'], { cwd: team });
    const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, object>;
    };
    for (const name of names.filter((one) => one !== 'create')) {
      const folder = `node_modules/@poku/${name}`;
      await cp(join(target, name), join(team, folder), { recursive: true });
      packages[folder] = { version: '1.0.0', integrity: `sha512-${name}` };
    }
    await writeFile(join(team, 'package-lock.json'), JSON.stringify({ packages }));
  });
  afterAll(() => rm(team, { recursive: true, force: true }));

  /** Runs `npx poku` there. */
  const poku = async (...args: readonly string[]) => {
    const env: NodeJS.ProcessEnv = { ...process.env, POKU_HOME: join(team, '.poku') };
    for (const name of ['POKU_BUILDS', 'POKU_KEY', 'POKU_KEYS', 'POKU_ROOT_KEY', 'POKU_STORE'])
      delete env[name];
    const program = join(team, 'node_modules/@poku/build/bin/poku.mjs');
    return run(process.execPath, [program, ...args], { cwd: team, env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: error.stdout + error.stderr,
      }),
    );
  };
  const textOf = (file: string) => readFile(join(team, file), 'utf8');

  test(
    'a remote is judged, built and published, and what it carries is what it would carry here',
    async () => {
      const { code, said } = await poku('publish', 'mfe-rewards');
      expect(said).toMatch(
        /^mfe-rewards 0\.1\.0-\w+ is published\. Make it live: npx poku promote mfe-rewards\n$/,
      );
      expect(code).toBe(0);
      const [, version = ''] = /mfe-rewards (\S+) is/.exec(said) ?? [];
      const release = JSON.parse(await textOf(`.poku/build/mfe-rewards/${version}/release.json`)) as {
        uses: object;
        parts: Record<string, number>;
      };
      expect(release.uses).toMatchObject({
        '@poku/shared/platform': ['useWidgetData'],
        '@poku/shared/router': ['useLoaderData'],
      });
      // The kit, React and the platform come from the shell.
      const carried = Object.keys(release.parts).filter(
        (part) => !/^(mfe-rewards\/|@module-federation\/|\.fed)/.test(part),
      );
      expect(carried.sort()).toEqual(['@poku/build', '@poku/domain']);
      expect((await poku('versions', 'mfe-rewards')).said).toContain(version);
    },
    TEAM_MS,
  );

  test(
    'what breaks a rule is refused with its file, and its call begins with npx poku',
    async () => {
      const file = 'mfe-rewards/src/pages/rewards/rewards.page.tsx';
      const good = await textOf(file);
      await writeFile(
        join(team, file),
        `import 'styled-components';\n${good}\nexport const wrong: number = '1';\n`,
      );
      const { code, said } = await poku('check', 'mfe-rewards');
      await writeFile(join(team, file), good);
      expect(code).toBe(1);
      expect(said).toContain('libraries-through-shared');
      expect(said).toContain(`${file}:`);
      expect(said).toContain('TS2322');
      const unknown = await poku('publish', 'shell');
      expect(unknown).toEqual({
        code: 2,
        said: 'There is no "shell" to build here; there are mfe-rewards.\n',
      });
      const { said: help } = await poku('help');
      expect(help).toMatch(/^npx poku dev <remote>/);
      const recipes = ['.github/workflows/mfe-rewards.yml', '.gitlab-ci.yml', 'README.md'];
      const told = (await Promise.all(recipes.map(textOf))).join('\n');
      const verbs = new Set([...told.matchAll(/npx poku ([a-z]+)/g)].map(([, verb = '']) => verb));
      expect([...verbs].sort()).toEqual(['check', 'help', 'preview', 'promote', 'publish']);
      for (const verb of [...verbs].filter((one) => one !== 'help'))
        expect(help).toContain(`npx poku ${verb} <name>`);
    },
    TEAM_MS,
  );
});
