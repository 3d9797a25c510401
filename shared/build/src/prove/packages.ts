import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { ROOT } from '@poku/tooling';
import { buildPackages } from '../packages';
import { checkTypes } from './check-types';
import { provePartnerPages } from './partner-pages';

const run = promisify(execFile);

/** The remote that moves out. */
const REMOTE = 'mfe-help';
/** What a team has besides the packages, in the versions of this repository. */
const TOOLS = [
  ...['@testing-library/dom', '@testing-library/react', '@testing-library/user-event', '@types/jest'],
  ...['@types/react', 'jest', 'msw', 'typescript'],
];
/** How a team tests: with what the package of the test kit says. */
const JEST_CONFIG = `import preset from '@poku/testing/jest';

export default { ...preset, testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] };
`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const readVersions = async (manifest: string): Promise<Record<string, string>> => {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(ROOT, manifest), 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return { ...dependencies, ...devDependencies };
};

const readAllVersions = async (): Promise<Record<string, string>> => ({
  ...(await readVersions('shared/kit/package.json')),
  ...(await readVersions('package.json')),
});

/** A partner's page with the packed `@poku/embed`. */
async function checkPartners(folder: string): Promise<string> {
  const tarballs = join(folder, 'tarballs');
  const embed = (await readdir(tarballs)).find((file) => file.startsWith('poku-embed-'));
  if (embed === undefined) throw new Error('@poku/embed was not packed.');
  return provePartnerPages(folder, join(tarballs, embed), await readAllVersions());
}

/** A folder with the remote's sources and the packed packages, and nothing else of this repository. */
async function moveOut(folder: string): Promise<string> {
  const tarballs = join(folder, 'tarballs');
  const team = join(folder, 'team');
  await mkdir(tarballs);
  const packed = await buildPackages(join(folder, 'packages'));
  await run('npm', ['pack', '--silent', '--pack-destination', tarballs, ...packed], { cwd: folder });
  const files = (await readdir(tarballs)).map((file) => join(tarballs, file));
  const versions = await readAllVersions();
  const wanted = ['react', 'react-dom', ...TOOLS].map((name) => `${name}@${versions[name]}`);

  await mkdir(team);
  await cp(join(ROOT, REMOTE, 'src'), join(team, 'src'), { recursive: true });
  await cp(join(ROOT, REMOTE, 'remote.config.ts'), join(team, 'remote.config.ts'));
  const { compilerOptions } = JSON.parse(await readFile(join(ROOT, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: object;
  };
  await writeFile(
    join(team, 'tsconfig.json'),
    json({
      compilerOptions: {
        ...compilerOptions,
        skipLibCheck: false,
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        types: ['jest', '@testing-library/jest-dom'],
      },
      include: ['src', 'remote.config.ts'],
    }),
  );
  await writeFile(join(team, 'jest.config.mjs'), JEST_CONFIG);
  await writeFile(join(team, 'package.json'), json({ name: REMOTE, private: true, type: 'module' }));
  await run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--save-exact', ...files, ...wanted], {
    cwd: team,
  });
  return team;
}

/** Runs a part of the proof, prints how it ended, and says whether it passed. */
async function attempt(what: string, work: () => Promise<string>): Promise<boolean> {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(0)} s`;
  try {
    console.log(`good  ${what}: ${await work()} (${seconds()})`);
    return true;
  } catch (error) {
    const said = error instanceof Error ? Object.assign({ stdout: '', stderr: '' }, error) : undefined;
    console.log(`WRONG ${what} (${seconds()})\n${said?.stdout}${said?.stderr || String(error)}`);
    return false;
  }
}

const runTests = async (team: string): Promise<string> => {
  const { stderr } = await run('npx', ['jest'], { cwd: team, maxBuffer: 1e8 });
  return /^Tests: +(.+)$/m.exec(stderr)?.[1] ?? 'no test was run';
};

const bundlePages = async (team: string): Promise<string> => {
  const pages = (await readdir(join(team, 'src/pages'), { recursive: true })).filter((file) =>
    file.endsWith('.page.tsx'),
  );
  const { outputFiles } = await build({
    absWorkingDir: team,
    entryPoints: pages.map((page) => `src/pages/${page}`),
    ...{ outdir: 'dist', write: false, bundle: true, splitting: true, format: 'esm', jsx: 'automatic' },
    ...{ minify: true, logLevel: 'silent', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
  return `${pages.length} pages, ${bytes} bytes with all that the shell gives`;
};

/**
 * Moves a remote into an empty folder and installs the packages of `shared` there as they would be published: its types are right, its
 * tests pass, its pages are bundled, and a partner's page has the types of `@poku/embed`. Asks the registry of npm. Sets the exit code 1
 * otherwise.
 */
export async function provePackages(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'poku-team-'));
  const team = join(folder, 'team');
  try {
    const isIn = await attempt('packed and installed', async () => {
      await moveOut(folder);
      return (await readdir(join(folder, 'tarballs'))).join(' ');
    });
    const parts = [
      () => attempt('types', () => checkTypes(team)),
      () => attempt('tests', () => runTests(team)),
      () => attempt('bundle', () => bundlePages(team)),
      () => attempt("partners' pages", () => checkPartners(folder)),
    ];
    let isGood = isIn;
    for (const part of isIn ? parts : []) isGood = (await part()) && isGood;
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
