import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type Release } from '@poku/contract';
import { containerName } from '../../webpack/container-name';
import { describeFiles, integrityOf } from '../files';
import type { ShellRelease } from '../registry-document';
import { aFolder } from './a-folder';
import { SHELL_TEMPLATE } from './a-shell';

/** A finished build in a temporary folder. */
export interface Build<T> {
  readonly folder: string;
  readonly release: T;
}

const SHARED = { react: '19.3.1', '@poku/shared/ui': '1.0.0' };
/** Number of the first module. */
const FIRST_ID = 100;
const CLAIMS = { routes: [], slots: [], links: [], offers: [], uses: { react: ['use'] }, types: {} };

const chunkFile = (chunk: string, code: string): string =>
  `${chunk}.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;

/** What a module exposes, unless a test says otherwise. */
export const MODULES: Readonly<Record<'page' | 'widget', string>> = {
  page: 'r.d(e,{page:()=>p});const p={title:"Judul",Component(){}}',
  widget: 'r.d(e,{Widget:()=>w});const w=()=>null',
};

/** A chunk with one module, as webpack writes it. */
const chunkCode = (container: string, chunk: string, id: number, code: string): string =>
  `(globalThis.chunks_${container}||=[]).push([["${chunk}"],{${id}(m,e,r){${code}}}]);`;

/** The tables of a remote's entry as webpack writes them. */
const entryCode = (container: string, chunks: readonly (readonly [string, string, string])[]): string => {
  const names = chunks.map(([chunk, file]) => `"${chunk}":"${file.split('.').at(-2)}"`).join(',');
  const hashes = chunks.map(([chunk, , code]) => `"${chunk}":"${integrityOf(code)}"`).join(',');
  const exposed = chunks.map(
    ([chunk], index) =>
      `"./${chunk.replace('-', 's/')}":()=>r.e("${chunk}").then(()=>()=>r(${FIRST_ID + index}))`,
  );
  return `var ${container};(()=>{r.u=e=>e+"."+{${names}}[e]+".js";r.sriHashes={${hashes}};var x={${exposed.join(',')}};})();`;
};

/**
 * A build of a remote as the gate lets it through: an entry, and a chunk for each claim.
 * @param facts what `release.json` says otherwise
 * @param modules code of the modules, by kind
 */
export const aRemoteBuild = async (
  name: string,
  version: string,
  facts: Partial<Release> = {},
  modules = MODULES,
): Promise<Build<Release>> => {
  const folder = await aFolder();
  const container = containerName(name, version);
  const { routes, slots } = { ...CLAIMS, ...facts };
  const keyed = [
    ...routes.map(({ page }) => ['page', page] as const),
    ...slots.map(({ widget }) => ['widget', widget] as const),
  ].map(([kind, key], index) => {
    const code = chunkCode(container, `${kind}-${key}`, FIRST_ID + index, modules[kind]);
    return { kind, key, code, file: chunkFile(`${kind}-${key}`, code) };
  });
  for (const { file, code } of keyed) await writeFile(join(folder, file), code);
  const entry = 'entry.0123456789ab.js';
  await writeFile(
    join(folder, entry),
    entryCode(
      container,
      keyed.map(({ kind, key, file, code }) => [`${kind}-${key}`, file, code]),
    ),
  );
  const chunks = (wanted: string) =>
    Object.fromEntries(keyed.flatMap(({ kind, key, file }) => (kind === wanted ? [[key, [file]]] : [])));
  const release: Release = {
    ...CLAIMS,
    name,
    version,
    contractVersion: CONTRACT_VERSION,
    container,
    entry,
    files: await describeFiles(folder),
    pages: chunks('page'),
    widgets: chunks('widget'),
    shared: SHARED,
    commit: 'unknown',
    budgetBytes: 10_000,
    ...facts,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release };
};

/** Changes the `release.json` of a build. */
export const redescribed = async (
  { folder, release }: Build<Release>,
  change: (release: Release) => unknown,
): Promise<Build<Release>> => {
  await writeFile(join(folder, 'release.json'), JSON.stringify(change(release)));
  return { folder, release };
};

/** Changes a file of a build. */
export const rewritten = async (
  build: Build<Release>,
  file: string,
  change: (text: string) => string,
): Promise<Build<Release>> => {
  const path = join(build.folder, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
  return build;
};

/** A build of a shell that gives what `aRemoteBuild` takes, with the slot `dashboard`. */
export const aShellBuild = async (
  version: string,
  facts: Partial<ShellRelease> = {},
): Promise<Build<ShellRelease>> => {
  const folder = await aFolder();
  await writeFile(join(folder, 'shell.js'), `shell("${version}");`);
  const release: ShellRelease = {
    version,
    entry: 'shell.js',
    files: await describeFiles(folder),
    earlyScript: '',
    template: SHELL_TEMPLATE,
    contractVersion: CONTRACT_VERSION,
    shared: SHARED,
    offers: ['dashboard'],
    ...facts,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  return { folder, release };
};
