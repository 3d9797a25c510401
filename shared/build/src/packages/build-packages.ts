import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { pokuHome, ROOT } from '@poku/tooling';
import { REPORT_FILE } from '../release/report/report-file';
import { builtExports, entriesOf } from './entries';
import { type Manifest, type PackageName, PACKAGES, readManifest, sourceOf } from './sources';
import { writeTypes } from './write-types';

/** A page has one copy of these, whoever asks for them. */
const PEERS: ReadonlySet<string> = new Set(['react', 'react-dom']);

/** Packages that are not published: who uses them carries them. */
const CARRIED = ['@poku/process-lock', '@poku/tooling'];

/** Scripts that no export leads to: a process, a bundler or a browser is told of them by their path. */
const PROGRAMS: Partial<Record<PackageName, readonly string[]>> = {
  build: [
    'src/cli/poku.ts',
    'src/dev/watch-program.ts',
    'src/dev/refresh/runtime.ts',
    'src/webpack/runtime/chunks-follow-entry.ts',
    'src/webpack/runtime/chunks-need-hash.ts',
  ],
  create: ['src/create.ts'],
};

/** Files of the repository that a package carries as they are, by their names in it. */
const CARRIED_FILES: Partial<Record<PackageName, Readonly<Record<string, string>>>> = {
  build: {
    bin: 'shared/build/bin',
    'types.txt': REPORT_FILE.slice(ROOT.length),
    'tsconfig.base.json': 'tsconfig.base.json',
    'tsconfig.web.json': 'tsconfig.web.json',
  },
  create: { bin: 'shared/create/bin', template: 'shared/create/src/template' },
};

/** What `build` needs and no import says: loaders by their names, programs, and what the copied scripts import. */
const NAMED_IN_TEXTS = [
  '@babel/core',
  'dependency-cruiser',
  'react-refresh',
  'ts-loader',
  'tsx',
  'typescript',
  'typescript-native',
];

/**
 * The manifest that is published.
 * @param isNeeded whether what was built needs a dependency. Default all are
 */
export function publishedManifest(
  manifest: Manifest,
  isNeeded: (dependency: string) => boolean = () => true,
): object {
  const {
    name,
    version,
    license,
    description,
    sideEffects,
    bin,
    team,
    exports,
    dependencies = {},
  } = manifest;
  const { peerDependencies, peerDependenciesMeta } = manifest;
  const isPeer = ([dependency]: [string, string]) => PEERS.has(dependency);
  const all = Object.entries(dependencies).filter(
    ([dependency]) => !CARRIED.includes(dependency) && isNeeded(dependency),
  );
  return {
    ...{ name, version, license, description, type: 'module', sideEffects },
    ...(bin && { bin }),
    ...(team && { team }),
    exports: builtExports(exports),
    dependencies: Object.fromEntries(all.filter((entry) => !isPeer(entry))),
    peerDependencies: { ...Object.fromEntries(all.filter(isPeer)), ...peerDependencies },
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

/** Takes the sources of packages that are not published into what imports them. */
const carrying: Plugin = {
  name: 'carrying',
  setup(own) {
    own.onResolve({ filter: /^@poku\// }, async ({ path, kind }) => {
      if (!CARRIED.includes(path)) return { path, external: true };
      const { exports } = JSON.parse(
        await readFile(join(sourceOf(path.slice('@poku/'.length)), 'package.json'), 'utf8'),
      ) as { exports: { '.': string } };
      return own.resolve(exports['.'], { kind, resolveDir: sourceOf(path.slice('@poku/'.length)) });
    });
  },
};

/** Names of the packages that scripts import. */
const importedPackages = ({ outputs }: Metafile): ReadonlySet<string> =>
  new Set(
    Object.values(outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external }) => external)
      .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
  );

/** Copies what is JavaScript as it is written: loaders, stand-ins, environments of tests. */
const copyScripts = async (source: string, folder: string): Promise<void> => {
  const files = await readdir(join(source, 'src'), { recursive: true });
  for (const file of files.filter((name) => /\.[cm]js$/.test(name))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(source, 'src', file), join(folder, file));
  }
};

/** Scripts, files and manifest of one package. */
async function writePackage(name: PackageName, folder: string): Promise<void> {
  const source = sourceOf(name);
  const manifest = await readManifest(name);
  await mkdir(folder, { recursive: true });
  const entries = await entriesOf(source, manifest.exports);
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: [...entries.filter((file) => /\.tsx?$/.test(file)), ...(PROGRAMS[name] ?? [])],
    outdir: folder,
    outbase: 'src',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [carrying],
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
  });
  await copyScripts(source, folder);
  for (const [file, from] of Object.entries(CARRIED_FILES[name] ?? {}))
    await cp(join(ROOT, from), join(folder, file), { recursive: true });
  const imported = importedPackages(metafile);
  const isNeeded = (dependency: string): boolean =>
    name !== 'build' || imported.has(dependency) || NAMED_IN_TEXTS.includes(dependency);
  const text = `${JSON.stringify(publishedManifest(manifest, isNeeded), null, 2)}\n`;
  await writeFile(join(folder, 'package.json'), text);
  await cp(join(source, 'README.md'), join(folder, 'README.md'));
  await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
}

/**
 * Builds the packages of `shared` as they are published: ES modules with their source maps, declarations, `README.md`, and a manifest
 * whose `exports` lead there. Nothing in this repository imports them: here the sources are.
 * @param target default `packages` in the home
 * @returns the folder of each, ready for `npm pack` and `npm publish`
 */
export async function buildPackages(target = join(pokuHome(), 'packages')): Promise<readonly string[]> {
  await rm(target, { recursive: true, force: true });
  for (const name of PACKAGES) await writePackage(name, join(target, name));
  await writeTypes(target);
  return PACKAGES.map((name) => join(target, name));
}
