import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { pokuHome, ROOT } from '@poku/tooling';
import { TYPE_CHECKER } from '../release/type-project';
import { builtExports, entriesOf, type Exports } from './entries';

/** What a remote in a repository of its own installs, and a partner. */
const PACKAGES = ['contract', 'domain', 'platform', 'kit', 'flows', 'testing', 'embed'] as const;

/** A page has one copy of these, whoever asks for them. */
const PEERS: ReadonlySet<string> = new Set(['react', 'react-dom']);

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly sideEffects: false;
  readonly exports: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

const sourceOf = (name: string): string => join(ROOT, 'shared', name);
const readManifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(sourceOf(name), 'package.json'), 'utf8')) as Manifest;

/** The manifest that is published. */
export function publishedManifest(manifest: Manifest): object {
  const { name, version, license, description, sideEffects, exports, dependencies = {} } = manifest;
  const { peerDependencies, peerDependenciesMeta } = manifest;
  const isPeer = ([dependency]: [string, string]) => PEERS.has(dependency);
  const all = Object.entries(dependencies);
  return {
    ...{ name, version, license, description, type: 'module', sideEffects },
    exports: builtExports(exports),
    dependencies: Object.fromEntries(all.filter((entry) => !isPeer(entry))),
    peerDependencies: { ...Object.fromEntries(all.filter(isPeer)), ...peerDependencies },
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

/** Declarations of all packages, each into its `types`. @throws Error with the compiler's report */
async function writeTypes(target: string): Promise<void> {
  const outDir = join(target, 'declarations');
  const project = join(target, 'tsconfig.json');
  const sources = PACKAGES.map((name) => `${sourceOf(name)}/src`);
  await writeFile(
    project,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.web.json'),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
        ...{ outDir, rootDir: join(ROOT, 'shared') },
        typeRoots: [join(ROOT, 'node_modules/@types'), join(ROOT, 'node_modules')],
      },
      include: sources,
      exclude: sources.map((folder) => `${folder}/**/*.test.*`),
    }),
  );
  await promisify(execFile)(process.execPath, [TYPE_CHECKER, '-p', project, '--pretty', 'false'], {
    cwd: ROOT,
  }).catch((error: unknown) => {
    const said = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    throw new Error(`The declarations of the packages cannot be written.\n${said}`);
  });
  for (const name of PACKAGES) await rename(join(outDir, name, 'src'), join(target, name, 'types'));
  await Promise.all([project, outDir].map((path) => rm(path, { recursive: true })));
}

/**
 * Builds the packages of `shared` as they are published: ES modules with their source maps, declarations, `README.md`, and a manifest
 * whose `exports` lead there. Nothing in this repository imports them: here the sources are.
 * @param target default `packages` in the home
 * @returns the folder of each, ready for `npm pack` and `npm publish`
 */
export async function buildPackages(target = join(pokuHome(), 'packages')): Promise<readonly string[]> {
  await rm(target, { recursive: true, force: true });
  for (const name of PACKAGES) {
    const source = sourceOf(name);
    const folder = join(target, name);
    const manifest = await readManifest(name);
    await mkdir(folder, { recursive: true });
    await build({
      absWorkingDir: source,
      entryPoints: [...(await entriesOf(source, manifest.exports))],
      outdir: folder,
      outbase: 'src',
      bundle: true,
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
      packages: 'external',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      sourcemap: true,
      logLevel: 'silent',
    });
    const text = `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`;
    await writeFile(join(folder, 'package.json'), text);
    await cp(join(source, 'README.md'), join(folder, 'README.md'));
    await cp(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  }
  await writeTypes(target);
  return PACKAGES.map((name) => join(target, name));
}
